import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { toFeedReport } from "./feed-report.ts";

const folder = "tests/fixtures/feeds";
const documents = readdirSync(folder).filter((file) => !file.endsWith(".golden.json"));

/** Only with `-u` is the result of a new document written, for a person to correct before it is committed. */
const isWriting = () => expect.getState().snapshotState.snapshotUpdateState === "all";

test.each(documents)("%s is read as its golden file says", (file) => {
  const line = toFeedReport(file, {
    bytes: readFileSync(path.join(folder, file)),
    url: "https://asked.example/feed",
  });
  const golden = path.join(folder, `${file}.golden.json`);
  if (isWriting() && !existsSync(golden)) writeFileSync(golden, `${JSON.stringify(line, null, 2)}\n`);
  expect(line).toEqual(JSON.parse(readFileSync(golden, "utf8")));
});
