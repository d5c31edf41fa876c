import { cpuSeconds, loadWith } from "./load.ts";
import { startWebOnly } from "./product.ts";
import type { Row } from "./row.ts";

const SECONDS = 8;
const BODY = "{}";

/** Views counted by one process, each from a reader of its own and acknowledged after its commit. */
export async function benchViews(): Promise<Row[]> {
  const product = await startWebOnly({ TRUST_PROXY: "1" });
  const port = Number(new URL(product.url).port);
  const answer = await fetch(`${product.url}/api/articles/latest?limit=50`);
  const { articles } = (await answer.json()) as { articles: { _id: string }[] };
  let readers = 0;
  const nextRequest = (): string => {
    readers += 1;
    const address = `${1 + (readers >> 16)}.${(readers >> 8) & 255}.${readers & 255}.7`;
    const id = articles[readers % articles.length]?._id ?? "";
    return `POST /api/articles/${id}/view HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${address}\r\nUser-Agent: Mozilla/5.0\r\nContent-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;
  };
  const rows: Row[] = [];
  for (const connections of [64, 512]) {
    // Until V8 has compiled the code that is called often.
    await loadWith(nextRequest, { port, connections, seconds: 2 });
    const cpu = cpuSeconds(product.process.pid ?? 0);
    const views = await loadWith(nextRequest, { port, connections, seconds: SECONDS });
    const used = cpuSeconds(product.process.pid ?? 0) - cpu;
    const row: [string, string] = [
      `views counted, one process, ${connections} connections`,
      `${Math.round(views / SECONDS)} a second, ${Math.round(views / used)} a CPU-second`,
    ];
    rows.push(connections === 512 ? [...row, "≥ 5000"] : row);
  }
  await product.stop();
  return rows;
}
