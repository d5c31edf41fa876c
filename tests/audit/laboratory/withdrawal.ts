import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCommand } from "#tests/support/command.ts";
import type { RunningProduct } from "#tests/support/product.ts";
import { until } from "#tests/support/until.ts";
import { type Outcome, type Place, RIGHT, type Row, textOf } from "./place.ts";

const REASON = "A court in Minna ordered it.";

interface Newest {
  readonly id: string;
  readonly title: string;
}

/** The addresses, at every process, that still show these words; an article's own page is gone with it. */
async function showing(products: readonly RunningProduct[], { id, title }: Newest): Promise<string[]> {
  const word = encodeURIComponent(title.split(" ").slice(0, 3).join(" "));
  const paths = [
    ...["/latest", "/api/articles/latest", "/api/rss", "/api/rss.json", `/api/articles/search?q=${word}`],
    ...[`/article/${id}`, `/api/articles/${id}`],
  ];
  const answers = await Promise.all(
    products.flatMap(({ url }) => paths.map(async (path) => ({ path, text: await textOf(url + path) }))),
  );
  return answers.flatMap(({ path, text }) => (text.includes(id) && text.includes(title) ? [path] : []));
}

/** The operator's real command on another machine, two processes, and the receipt. */
async function withdrawByCommand(place: Place): Promise<Outcome> {
  await using bench = await place.bench();
  const products = [await bench.start(), await bench.start(RIGHT, { ROLES: "web" })];
  const [newest] = await bench.query<Newest>(
    "select id, title from news.article where copy_of is null and title !~ '[^A-Za-z0-9 ,]' order by published_at desc limit 1",
  );
  if (newest === undefined) throw new Error("no article");
  const before = (await showing(products, newest)).length;
  const { code, stdout, stderr } = await runCommand(["articles", "withdraw", newest.id, "--reason", REASON], {
    env: { DATABASE_URL: bench.url },
  });
  const began = performance.now();
  const isGone = await until(30, async () => (await showing(products, newest)).length === 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const receipt = stdout
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.replace(/ {2,}/g, ": "));
  return {
    fits: code === 0 && before > 0 && isGone && receipt.some((line) => line.startsWith("gone from")),
    seen: `${before} addresses showed it; gone: ${isGone}, ${seconds} s after the command's end; receipt: ${receipt.slice(0, 6).join("; ") || stderr}`,
  };
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** If a test already tries a promise in real processes, the row runs it and reads its verdict. */
function asTested(says: string, file: string, words: string): Row {
  return {
    says,
    async tries() {
      const output = path.join(tmpdir(), `laboratory-${process.pid}.json`);
      const args = ["run", file, "-t", words, "--reporter=json", `--outputFile.json=${output}`];
      const child = spawn("node_modules/.bin/vitest", args, { stdio: "ignore" });
      await new Promise((resolve) => child.on("close", resolve));
      const report = JSON.parse(await readFile(output, "utf8")) as Report;
      await rm(output);
      const { numPassedTests: passed, numFailedTests: failed } = report;
      return { fits: passed > 0 && failed === 0, seen: `${file}: ${passed} passed, ${failed} failed` };
    },
  };
}

export const withdrawalRows: readonly Row[] = [
  {
    says: "articles withdraw on another machine: no list, feed, search or page of two processes shows it; a receipt",
    tries: withdrawByCommand,
  },
  asTested(
    "withdrawn from pages, search, editions, briefs and archive, feeds and share pictures of two processes, and back",
    "tests/resilience/two-processes.test.ts",
    "a withdrawal reaches every outlet",
  ),
  asTested(
    "a withdrawn picture is a 410 at two processes, and the cache in front is told which",
    "tests/resilience/two-processes.test.ts",
    "sample papers on another process",
  ),
  asTested(
    "a waiting letter is written without what was withdrawn",
    "src/features/letters/jobs/delivery-run.test.ts",
    "withdraw",
  ),
  asTested(
    "a waiting push message about what was withdrawn is dropped",
    "src/features/push/jobs/day.test.ts",
    "withdrawn",
  ),
  asTested(
    "articles, stories, papers, pictures and topics are withdrawn and restored, each with its receipt",
    "src/cli/commands/withdrawals.test.ts",
    "",
  ),
];
