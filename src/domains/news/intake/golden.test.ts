import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { feedLine } from "./feed-report.ts";

const folder = "tests/fixtures/feeds";
const documents = readdirSync(folder).filter((file) => !file.endsWith(".golden.json"));

// A new document gets its expected result on the first run; a person checks it before it is committed.
test.each(documents)("%s is read as its golden pair says", (file) => {
  const line = feedLine(file, {
    bytes: readFileSync(path.join(folder, file)),
    url: "https://asked.example/feed",
  });
  const golden = path.join(folder, `${file}.golden.json`);
  if (!existsSync(golden)) writeFileSync(golden, `${JSON.stringify(line, null, 2)}\n`);
  expect(line).toEqual(JSON.parse(readFileSync(golden, "utf8")));
});
