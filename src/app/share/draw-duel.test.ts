import { expect, test } from "vitest";
import { drawCrest } from "#features/league/contract/crest.ts";
import { missingTexts, type PlacedText } from "#tests/support/placed-texts.ts";
import { type Duel, drawDuel } from "./draw-duel.ts";
import { cutToWidth, widthOf } from "./lettering.ts";

const [INK, QUIET, NOTE, LIKELIEST] = ["#14191a", "#5a6360", "#3b4442", "#006b42"];
const toCome: Duel = {
  home: "Plateau United",
  away: "Enyimba",
  home_id: "plateau-united",
  away_id: "enyimba",
  middle: "v",
  note: "Kick-off 16:00",
  percentages: { home: 60, draw: 27, away: 13 },
};
const played: Duel = { ...toCome, middle: "2–1", note: "Full time", percentages: null };
const captions = { foot: "Matchday 7", aside: "12 February 2026" };

function expectTexts(svg: string, texts: readonly PlacedText[]): void {
  expect(missingTexts(svg, texts)).toEqual([]);
}

const draw = (parts: Partial<Duel> = {}) => drawDuel(captions, { ...toCome, ...parts });
const serif = (text: string, size: number) => widthOf(text, size, "serif");

test("the name stands beside the mark, the date and matchday at the right margin, the league and note at the foot", () => {
  const caption = "12 February 2026 · Matchday 7";
  expectTexts(draw(), [
    ["Naija Gist", 160, 88, 40, INK, "serif"],
    [caption, 1120 - widthOf(caption, 30), 84, 30, NOTE],
    ["Nigeria Premier League · Kick-off 16:00", 80, 590, 26, QUIET],
  ]);
  expect(draw()).toContain('<g transform="translate(80 44) scale(2)">');
  expect(draw()).toContain(`<path fill="${INK}" d="M80 124h1040v4H80z"/>`);
  expect(draw()).toMatch(/^<svg [^>]+ width="1200" height="630" viewBox="0 0 1200 630">/);
});

test("the caption is cut where the name needs the room: after 710 pixels", () => {
  const foot = "i ".repeat(90).trim();
  const caption = cutToWidth(`12 February 2026 · ${foot}`, 30, 710);
  expect(caption).toMatch(/…$/);
  const svg = drawDuel({ ...captions, foot }, toCome);
  expectTexts(svg, [[caption, 1120 - widthOf(caption, 30), 84, 30, NOTE]]);
});

test("without a date the caption is the matchday alone, after the dot", () => {
  const caption = "· Matchday 7";
  expectTexts(drawDuel({ foot: "Matchday 7" }, toCome), [
    [caption, 1120 - widthOf(caption, 30), 84, 30, NOTE],
  ]);
});

/** A crest is 24 units wide: 136 pixels. */
test.each([
  ["a match to come", toCome, 170],
  ["a match that was played", played, 238],
])("%s has its club badges at both margins, from %i down for the latter", (_, duel, top) => {
  const places = [...drawDuel(captions, duel).matchAll(/translate\((\S+) (\S+)\) scale\(5.6/g)];
  expect(places.map(([, x, y]) => [Number(x), Number(y)])).toEqual([
    [80, top],
    [984, top],
  ]);
});

test("each club has its crest, an unknown one the plain shield", () => {
  const svg = draw({ home_id: "enyimba", away_id: "nobody" });
  expect(svg).toContain(drawCrest("enyimba"));
  expect(svg).toContain(drawCrest(""));
});

/** Beside a badge's middle, 75 below its top; a capital is about 0.7 of its size high. */
test.each([
  [170, toCome],
  [238, played],
])(
  "a name begins 28 pixels beside its badge, its lines around the badge's middle: badges at %i",
  (top, duel) => {
    const middle = top + 75 + 54 * 0.35;
    expectTexts(drawDuel(captions, duel), [
      ["Plateau", 244, middle - (54 * 1.15) / 2, 54, INK, "serif"],
      ["United", 244, middle + (54 * 1.15) / 2, 54, INK, "serif"],
      ["Enyimba", 956 - serif("Enyimba", 54), middle, 54, INK, "serif"],
    ]);
  },
);

test("the v between two clubs is small and quiet, the score of a played match large", () => {
  expectTexts(draw(), [["v", (1200 - serif("v", 48)) / 2, 170 + 75 + 14.4, 48, QUIET, "serif"]]);
  expectTexts(drawDuel(captions, played), [
    ["2–1", (1200 - serif("2–1", 72)) / 2, 238 + 75 + 21.6, 72, INK, "serif"],
  ]);
});

/** The sizes at which a name's widest word fits 300 pixels, and the name two lines. */
test.each([
  ["Enyimba", 54],
  ["Kano Pillars", 54],
  ["Bendel Insurance", 54],
  // At 54 its first two words fit no line together.
  ["Kano Pillars Youth", 46],
  ["Rangers International", 38],
  ["Ikorodu City of the Lagos Lagoon", 34],
  ["Communications", 34],
])("%s sets the size of both names to %i", (name, size) => {
  const other = draw({ home: name, away: "Remo" });
  const same = draw({ home: "Remo", away: name });
  const y = 245 + size * 0.35;
  expectTexts(other, [["Remo", 956 - serif("Remo", size), y, size, INK, "serif"]]);
  expectTexts(same, [["Remo", 244, y, size, INK, "serif"]]);
});

const barsOf = (svg: string) => svg.match(/<rect [^>]+y="358".*?>/g);

test("the bar's parts are as wide as their percentage of the line, with gaps of five pixels", () => {
  // 60 % of 1040 are 624: each part loses half a gap on the side where another follows.
  expect(barsOf(draw())).toEqual([
    '<rect x="80.0" y="358" width="621.5" height="44" fill="#00784a"/>',
    '<rect x="706.5" y="358" width="275.8" height="44" fill="#b9beb7"/>',
    '<rect x="987.3" y="358" width="132.7" height="44" fill="#5a6360"/>',
  ]);
  expect(barsOf(draw({ percentages: { home: 50, draw: 0, away: 50 } }))).toEqual([
    '<rect x="80.0" y="358" width="517.5" height="44" fill="#00784a"/>',
    '<rect x="602.5" y="358" width="517.5" height="44" fill="#5a6360"/>',
  ]);
  expect(barsOf(draw({ percentages: { home: 1, draw: 99, away: 0 } }))).toEqual([
    '<rect x="80.0" y="358" width="7.9" height="44" fill="#00784a"/>',
    '<rect x="92.9" y="358" width="1027.1" height="44" fill="#b9beb7"/>',
  ]);
});

test("each figure and its words stand at the left margin, in the middle or at the right margin", () => {
  const [draws, wins] = [widthOf("draw", 26) + 34, widthOf("Enyimba win", 26) + 34];
  expectTexts(draw(), [
    ["60%", 80, 472, 60, LIKELIEST, "serif"],
    ["27%", 80 + (1040 - serif("27%", 60)) / 2, 472, 60, INK, "serif"],
    ["13%", 1120 - serif("13%", 60), 472, 60, INK, "serif"],
    ["Plateau United win", 114, 515, 26, NOTE],
    ["draw", 600 - draws / 2 + 34, 515, 26, NOTE],
    ["Enyimba win", 1120 - wins + 34, 515, 26, NOTE],
  ]);
  expect(draw().match(/<rect [^>]+y="494".*?>/g)).toEqual([
    '<rect x="80.0" y="494" width="22" height="22" fill="#00784a"/>',
    `<rect x="${(600 - draws / 2).toFixed(1)}" y="494" width="22" height="22" fill="#b9beb7"/>`,
    `<rect x="${(1120 - wins).toFixed(1)}" y="494" width="22" height="22" fill="#5a6360"/>`,
  ]);
});

test("a long name below the bar is cut at 400 pixels", () => {
  const home = "i ".repeat(60).trim();
  const label = cutToWidth(`${home} win`, 26, 400);
  expect(label).toMatch(/…$/);
  expectTexts(draw({ home }), [[label, 114, 515, 26, NOTE]]);
});

test("all figures that are equally likely are green", () => {
  const svg = draw({ percentages: { home: 40, draw: 20, away: 40 } });
  expectTexts(svg, [
    ["40%", 80, 472, 60, LIKELIEST, "serif"],
    ["20%", 80 + (1040 - serif("20%", 60)) / 2, 472, 60, INK, "serif"],
    ["40%", 1120 - serif("40%", 60), 472, 60, LIKELIEST, "serif"],
  ]);
});

test("without a forecast there is neither bar nor figure", () => {
  const svg = drawDuel(captions, played);
  expect(svg).not.toContain("<rect");
  expectTexts(svg, [["Nigeria Premier League · Full time", 80, 590, 26, QUIET]]);
});
