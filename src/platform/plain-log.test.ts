import { expect, test } from "vitest";
import { createPlainLog } from "./plain-log.ts";

test("a log entry is printed as one short plain line, and a repeated message only once", () => {
  const printed: string[] = [];
  const lines = createPlainLog((line) => void printed.push(line));
  const failed = {
    level: 40,
    time: "2026-11-23T11:55:00.000Z",
    paper: "sample-chalk",
    feed: "http://127.0.0.1:39521/chalk/atom",
    kind: "status 503",
    why: "answered 503",
    msg: "feed failed",
  };
  lines.write(JSON.stringify(failed));
  lines.write(JSON.stringify({ ...failed, paper: "sample-lantern" }));
  lines.write(JSON.stringify({ level: 50, msg: "page broke", stack: "at render" }));
  expect(printed).toEqual([
    "Note: feed failed (paper sample-chalk, feed http://127.0.0.1:39521/chalk/atom, why answered 503)\n",
    "Error: page broke\n",
  ]);
  lines.write(JSON.stringify({ level: 30, msg: "backed up", megabytes: 12 }));
  lines.write(JSON.stringify({ level: 49, feeds: [1, 2] }));
  expect(printed.slice(2)).toEqual(["Note: backed up (megabytes 12)\n", "Note:  (feeds [1,2])\n"]);
  expect(printed.filter((line) => line.length > 110)).toEqual([]);
});
