import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { makeDataDir, startProduct } from "#tests/support/product.ts";

const LONG = 240_000;

test("a second start on the same data folder ends with a sentence and leaves the first alone", {
  timeout: LONG,
}, async () => {
  const first = await startProduct();
  const second = startProduct({}, { dataDir: first.dataDir });
  await expect(second).rejects.toThrow(/ended with 1:[\s\S]*Naija Gist already runs on the data folder/);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.stop();
});

test("Ctrl-C ends everything in order, the embedded database included", { timeout: LONG }, async () => {
  const product = await startProduct();
  product.process.kill("SIGINT");
  const code = await new Promise((resolve) => product.process.once("exit", resolve));
  expect([code, product.output().includes("Closing…")]).toEqual([0, true]);
  const again = await startProduct({}, { dataDir: product.dataDir });
  expect(again.output()).not.toContain("Took over");
  await again.stop();
  await rm(product.dataDir, { recursive: true, force: true });
});

test("it ends in order also where nobody hears it any more", { timeout: LONG }, async () => {
  const product = await startProduct();
  product.process.stdout?.destroy();
  product.process.stderr?.destroy();
  product.process.kill("SIGTERM");
  const code = await new Promise((resolve) => product.process.once("exit", resolve));
  expect(code).toBe(0);
  const again = await startProduct({}, { dataDir: product.dataDir });
  expect(again.output()).not.toContain("Took over");
  await again.stop();
  await rm(product.dataDir, { recursive: true, force: true });
});

test("after kill -9 the next start takes over the orphaned database, and what was stored is there", {
  timeout: LONG,
}, async () => {
  const dataDir = await makeDataDir();
  const first = await startProduct({}, { dataDir });
  const before = await articleCount(first.url);
  first.process.kill("SIGKILL");
  await new Promise((resolve) => first.process.once("exit", resolve));
  const second = await startProduct({}, { dataDir });
  expect(second.output()).toContain("Took over the database of a server that was cut off.");
  expect(await articleCount(second.url)).toBeGreaterThanOrEqual(before);
  await second.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test("a wrong setting ends the start with one sentence", async () => {
  await expect(startProduct({ LEAGUE_TODAY: "yesterday" })).rejects.toThrow(
    /ended with 2:\nThe setting LEAGUE_TODAY="yesterday" is not usable: .+\n$/,
  );
  await expect(startProduct({ API_BASE_PRODUCTION: "api.example.ng" })).rejects.toThrow(
    /ended with 2:\nThe setting API_BASE_PRODUCTION="api.example.ng" is not usable: allowed is a path such as \/api or .+\n$/,
  );
});

test("a port that is taken ends the start with one sentence, and the database is not left behind", {
  timeout: LONG,
}, async () => {
  const first = await startProduct();
  const dataDir = await makeDataDir();
  const port = new URL(first.url).port;
  await expect(startProduct({ PORT: port }, { dataDir })).rejects.toThrow(
    new RegExp(`The port ${port} on 127.0.0.1 is taken by another program`),
  );
  const other = await startProduct({}, { dataDir });
  expect(other.output()).not.toContain("Took over");
  await other.stop();
  await first.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function articleCount(url: string): Promise<number> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const { papers } = (await (await fetch(`${url}/api/meta/papers`)).json()) as {
      papers: { articles_total: number }[];
    };
    // Each by itself: how many stories they make may shrink while the desk still joins them.
    const articles = papers.reduce((sum, paper) => sum + paper.articles_total, 0);
    if (articles > 0) return articles;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("no article came");
}
