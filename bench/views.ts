import { cpuSeconds, loadWith } from "./load.ts";
import { metric, startWebOnly } from "./product.ts";
import type { Row } from "./row.ts";

const [WARM_UP_SECONDS, SECONDS] = [5, 8];
/** With more than 256 at once, a process refuses some. */
const CONNECTIONS = [64, 240];
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
  const counted = (): Promise<number> => metric(product, "http_requests_total", 'cache="none",status="200"');
  const rows: Row[] = [];
  for (const connections of CONNECTIONS) {
    // Until V8 has compiled the code that is called often.
    await loadWith(nextRequest, { port, connections, seconds: WARM_UP_SECONDS });
    const [cpu, before] = [cpuSeconds(product.process.pid ?? 0), await counted()];
    await loadWith(nextRequest, { port, connections, seconds: SECONDS });
    const [used, views] = [cpuSeconds(product.process.pid ?? 0) - cpu, (await counted()) - before];
    const figure = `${Math.round(views / SECONDS)} a second, ${Math.round(views / used)} a CPU-second`;
    rows.push([`views counted, one process, ${connections} connections`, figure, "≥ 5000 a second"]);
  }
  await product.stop();
  return rows;
}
