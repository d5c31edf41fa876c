import sharp from "sharp";
import { expect, test } from "vitest";
import { resize } from "./resize.ts";

const GROUNDS = {
  haze: '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#9fb4c4"/><stop offset="1" stop-color="#5b6b60"/></linearGradient><rect width="1200" height="1200" fill="url(#g)"/>',
  crowd: `<linearGradient id="g" y2="1"><stop stop-color="#555"/><stop offset="1" stop-color="#aaa"/></linearGradient><rect width="1200" height="1200" fill="url(#g)"/>${Array.from(
    { length: 90 },
    (_, at) =>
      `<rect x="${(at * 137) % 1200}" y="${(at * 89) % 1200}" width="30" height="40" fill="hsl(${(at * 40) % 360} 12% ${30 + (at % 30)}%)"/>`,
  ).join("")}`,
};
/** In magenta, which no ground has, so that its pixels can be counted in the result. */
const SUBJECT = "#d0108a";

async function drawn(
  ground: keyof typeof GROUNDS,
  [width, height]: readonly [number, number],
  [x, y]: readonly [number, number],
): Promise<Buffer> {
  const subject = `<circle cx="${width * x}" cy="${height * y}" r="60" fill="${SUBJECT}"/><circle cx="${width * x}" cy="${height * y}" r="14" fill="#fff"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${GROUNDS[ground]}${subject}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

/** The share of the subject that the box shows, against all of it at the scale of the crop. */
async function shownOf(picture: Buffer, [width, height]: readonly [number, number], ratio: number) {
  const resized = await resize(picture, { width: 224, ratio }, "png");
  if (!resized.ok) throw new Error(resized.failure.kind);
  const { data, info } = await sharp(resized.value.body)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([224, Math.round(224 / ratio)]);
  const scale = Math.max(info.width / width, info.height / height);
  let seen = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 130 && green < 90 && blue > 80) seen += 1;
  }
  return seen / (Math.PI * (60 ** 2 - 14 ** 2) * scale ** 2);
}

test("a picture is cropped round its subject, wherever that stands", async () => {
  const wide = [1200, 675] as const;
  const tall = [800, 1000] as const;
  const shares: number[] = [];
  for (const ground of ["haze", "crowd"] as const) {
    for (const x of [0.12, 0.35, 0.65, 0.88])
      shares.push(await shownOf(await drawn(ground, wide, [x, 0.5]), wide, 4 / 3));
    for (const y of [0.15, 0.4, 0.7])
      shares.push(await shownOf(await drawn(ground, tall, [0.5, y]), tall, 16 / 9));
  }
  // All but one of 14; a crop of the middle shows six of them.
  expect(shares.filter((share) => share > 0.85).length).toBeGreaterThanOrEqual(13);
});

const card = (ground: string, text: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450">${ground}<path fill="${text}" d="M120 180h90v90h-90zM240 180h60v90h-60zM330 180h120v40H330z"/></svg>`,
    ),
  );

test("a logo, a card with text and a strip of a portrait are no photographs; a whole picture may be anything", async () => {
  const logo = await card("", "#c00").png().toBuffer();
  const text = await card('<rect width="800" height="450" fill="#c8102e"/>', "#fff").jpeg().toBuffer();
  const portrait = await drawn("crowd", [300, 1100], [0.5, 0.2]);
  for (const body of [logo, text, portrait]) {
    const resized = await resize(body, { width: 448, ratio: 16 / 9 }, "webp");
    expect(resized).toEqual({ ok: false, failure: { kind: "no-photograph" } });
    expect((await resize(body, { width: 320 }, "webp")).ok).toBe(true);
  }
});

test("a small picture is cropped but never enlarged, turned as its camera was held", async () => {
  const turned = await sharp(await drawn("haze", [150, 400], [0.5, 0.5]))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const resized = await resize(turned, { width: 960, ratio: 16 / 9 }, "png");
  const { width, height } = await sharp(resized.ok ? resized.value.body : "").metadata();
  expect([width, height]).toEqual([266, 150]);
});
