import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureSizes } from "./picture-sizes.ts";

const boxes = [...readFileSync("src/ui/styles/news.css", "utf8").matchAll(/aspect-ratio: (\d+) \/ (\d+)/g)];
const shapes = boxes.map(([, width, height]) => Number(width) / Number(height));

test.each(pictureSizes)("a picture of %o fills a box of the stylesheet, in whole pixels", (size) => {
  if (!("ratio" in size)) return;
  expect(shapes).toContain(size.ratio);
  expect((size.width / size.ratio) % 1).toBe(0);
});
