import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  ASSUMED,
  askedOfUs,
  figuresTable,
  limitsTable,
  MEASURED,
  readQuestion,
  reckon,
  SCALES,
  scaleTable,
} from "#tests/scale.ts";

const FILE = "docs/scaling.md";

test("docs/scaling.md has the tables that the calculator prints", async () => {
  const tables: Record<string, string> = {
    scales: scaleTable(SCALES),
    limits: limitsTable(),
    measured: figuresTable(MEASURED),
    assumed: figuresTable(ASSUMED),
  };
  const document = readFileSync(FILE, "utf8");
  const text = Object.entries(tables).reduce((all, [name, table]) => {
    const [begin, end] = [`<!-- scale ${name} -->\n`, "\n<!-- end -->"];
    const [head, rest] = all.split(begin);
    if (rest === undefined) throw new Error(`${FILE} has no place for the table "${name}"`);
    return `${head}${begin}${table}${rest.slice(rest.indexOf(end))}`;
  }, document);
  await expect(text).toMatchFileSnapshot(`../../${FILE}`);
});

test("docs/performance.md has each measured figure", () => {
  const document = readFileSync("docs/performance.md", "utf8").replaceAll(",", "");
  expect(Object.values(MEASURED).filter((figure) => !document.includes(String(figure)))).toEqual([]);
});

test("a cache in front asks for an address once in the time that it holds it, if readers ask often enough", () => {
  expect(askedOfUs(1e9, 600, 60)).toBeCloseTo(10, 1);
  expect(askedOfUs(0.001, 600, 60)).toBeCloseTo(0.001, 4);
});

test.each([1, 16, 1_000, 1e9])(
  "of what %d readers request, the cache answers a share between none and all",
  (readers) => {
    const { hits, fromUs, requests } = reckon({ readers, peak: 3 });
    expect(fromUs).toBeLessThan(requests);
    expect(hits).toBeGreaterThan(0.7);
  },
);

test("a question that cannot be reckoned is none", () => {
  const asked = ["-5", "abc", "1e400"].map((number) => readQuestion(["--readers", number]));
  expect([...asked, readQuestion(["5000"]), readQuestion(["--peak=-1"])]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(readQuestion(["--readers", "1e9"])).toEqual({ readers: 1e9, peak: 3 });
});
