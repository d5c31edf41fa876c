import sharp from "sharp";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/every.ts";
import { drawCoverage } from "./draw.ts";
import { sharePicture } from "./picture.ts";

const at = (minute: number) => new Date(Date.parse("2026-11-20T06:00:00Z") + minute * 60_000).toISOString();
const told = Array.from({ length: 90 }, (_, place) => at(place * 7));

function asks(answer: object): Ask {
  return (async () => answer) as unknown as Ask;
}

test("a shared article and a shared story have a picture of 1200 × 630, under 100 KB however many tell it", async () => {
  const tellings = told.map((published_at) => ({ published_at }));
  const article = { category: "Politics", published_at: told[3] };
  const story = { category: "Sports", tellings };
  const pictures = [
    await sharePicture(asks({ article, story: null }), "article", "a1"),
    await sharePicture(asks({ article, story }), "article", "a1"),
    await sharePicture(asks({ story }), "story", "s1"),
  ];
  for (const picture of pictures) {
    expect(picture.length).toBeLessThanOrEqual(100 * 1024);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  }
});

test("each telling is a dot, and the shared one stands out", () => {
  const svg = drawCoverage({ category: "Health", told: told.slice(0, 5), here: 2 });
  expect(svg.match(/r="17"/g)).toHaveLength(5);
  expect(svg.match(/r="10"/g)).toHaveLength(1);
  expect(svg).toContain("#0d5b66");
});

test("no dot leaves the picture: a story told by all at once stays a heap under the mark", () => {
  const svg = drawCoverage({ category: "Odd", told: Array.from({ length: 40 }, () => at(0)), here: 0 });
  const heights = [...svg.matchAll(/cy="(\d+)"/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBeGreaterThan(220);
  expect(svg).not.toMatch(/NaN|Infinity/);
});
