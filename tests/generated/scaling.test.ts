import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ASSUMED, askedOfUs, figuresTable, limitsTable, MEASURED, SCALES, scaleTable } from "#tests/scale.ts";

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
