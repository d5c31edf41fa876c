import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { setImmediate as moment } from "node:timers/promises";
import { expect, test } from "vitest";

const folder = "tests/fixtures/feeds";
const PIECE = 200;
const documents = [
  "atom03-base64.xml",
  "rss-bodies.xml",
  "rdf-inside.xml",
  "feedburner.xml",
  "feedburner-atom.xml",
  "asides.xml",
  "feed-author.json-feed",
];

test("documents piped in small pieces are parsed as their golden files say", {
  timeout: 120_000,
}, async () => {
  const lines = await Promise.all(documents.map((file) => parsed(readFileSync(`${folder}/${file}`))));
  const golden = documents.map((file) => JSON.parse(readFileSync(`${folder}/${file}.golden.json`, "utf8")));
  expect(lines).toEqual(golden.map((line) => ({ ...line, file: "-" })));
});

async function parsed(document: Buffer): Promise<unknown> {
  const child = spawn(
    process.execPath,
    ["src/cli/main.ts", "feed", "parse", "--url", "https://asked.example/feed"],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  const printed = text(child.stdout);
  for (let from = 0; from < document.length; from += PIECE) {
    child.stdin.write(document.subarray(from, from + PIECE));
    await moment();
  }
  child.stdin.end();
  return JSON.parse(await printed);
}
