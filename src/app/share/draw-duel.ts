import { product } from "#contracts/product.ts";
import { crestBox, drawCrest } from "#features/league/contract/crest.ts";
import { english, type Words } from "#words/words.ts";
import { drawLogo, HEIGHT, INK, LINE_WIDTH, MARGIN, textElement, WIDTH } from "./frame.ts";
import { cutToWidth, drawableText, widthOf, wrapLines } from "./lettering.ts";

export interface Duel {
  readonly home: string;
  readonly away: string;
  readonly home_id: string;
  readonly away_id: string;
  /** "v", or the score. */
  readonly middle: string;
  /** Whole numbers that add up to 100; null if there is no forecast to show. */
  readonly percentages: { readonly home: number; readonly draw: number; readonly away: number } | null;
  readonly note: string;
}

const QUIET = "#5a6360";
const PARTS = { home: "#00784a", draw: "#b9beb7", away: QUIET } as const;
/** The white gap between the parts of the bar. */
const GAP = 5;
/** How wide a crest is. */
const CREST = 136;
const NAME_ROOM = 300;

/** Two clubs with their badges; below them the forecast as a bar, if there is one. */
export function drawDuel(
  { foot, aside = "" }: { foot: string; aside?: string },
  duel: Duel,
  words = english,
): string {
  const { home, away, middle, percentages, note } = duel;
  const caption = cutToWidth(drawableText(`${aside} · ${foot}`), 30, LINE_WIDTH - 330);
  // Without a bar the clubs are centred vertically.
  const top = percentages ? 170 : 238;
  const size = Math.min(sizeOf(home), sizeOf(away));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="#fdfdfb" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="#00784a" d="M0 0h${WIDTH}v16H0z"/>`,
    drawLogo(44),
    textElement(product.name, MARGIN + 80, 88, 40, INK, "serif"),
    textElement(caption, WIDTH - MARGIN - widthOf(caption, 30), 84, 30, "#3b4442"),
    `<path fill="${INK}" d="M${MARGIN} 124h${LINE_WIDTH}v4H${MARGIN}z"/>`,
    placedCrest(duel.home_id, MARGIN, top),
    placedCrest(duel.away_id, WIDTH - MARGIN - CREST, top),
    ...drawName(home, MARGIN + CREST + 28, top, size, false),
    ...drawName(away, WIDTH - MARGIN - CREST - 28, top, size, true),
    drawMiddle(middle, top),
    percentages ? drawBar(percentages, duel, words) : "",
    textElement(drawableText(`Nigeria Premier League · ${note}`), MARGIN, 590, 26, QUIET),
    "</svg>",
  ].join("");
}

function placedCrest(club: string, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(${CREST / crestBox.width})">${drawCrest(club)}</g>`;
}

/** A club's name beside its badge, on two lines at most. */
function drawName(team: string, x: number, top: number, size: number, right: boolean): string[] {
  const lines = wrapLines(drawableText(team), size, NAME_ROOM, 2, "serif");
  const height = size * 1.15;
  const first = top + 75 - ((lines.length - 1) * height) / 2 + size * 0.35;
  return lines.map((line, at) =>
    textElement(line, right ? x - widthOf(line, size, "serif") : x, first + at * height, size, INK, "serif"),
  );
}

/** The largest size at which no word is broken or cut off. */
function sizeOf(team: string): number {
  const name = drawableText(team);
  const fits = (size: number) =>
    name.split(" ").every((word) => widthOf(word, size, "serif") <= NAME_ROOM) &&
    wrapLines(name, size, NAME_ROOM, 3, "serif").length <= 2;
  return [54, 46, 38].find(fits) ?? 34;
}

function drawMiddle(middle: string, top: number): string {
  const text = drawableText(middle);
  const size = text === "v" ? 48 : 72;
  return textElement(
    text,
    (WIDTH - widthOf(text, size, "serif")) / 2,
    top + 75 + size * 0.3,
    size,
    text === "v" ? QUIET : INK,
    "serif",
  );
}

function drawBar(
  percentages: NonNullable<Duel["percentages"]>,
  { home, away }: Duel,
  { say }: Words,
): string {
  const parts = [
    { part: "home", says: say("{club} win", { club: home }), anchor: 0 },
    { part: "draw", says: say("draw"), anchor: 0.5 },
    { part: "away", says: say("{club} win", { club: away }), anchor: 1 },
  ] as const;
  const highest = Math.max(percentages.home, percentages.draw, percentages.away);
  const segments = parts.filter(({ part }) => percentages[part] > 0);
  let from = 0;
  const bars = segments.map(({ part }, at) => {
    const left = MARGIN + from * LINE_WIDTH + (at > 0 ? GAP / 2 : 0);
    from += percentages[part] / 100;
    const right = MARGIN + from * LINE_WIDTH - (at < segments.length - 1 ? GAP / 2 : 0);
    return `<rect x="${left.toFixed(1)}" y="358" width="${(right - left).toFixed(1)}" height="44" fill="${PARTS[part]}"/>`;
  });
  const figures = parts.map(({ part, says, anchor }) => {
    const figure = `${percentages[part]}%`;
    const label = cutToWidth(drawableText(says), 26, 400);
    const x = (width: number) => MARGIN + anchor * (LINE_WIDTH - width);
    const labelAt = x(widthOf(label, 26) + 34);
    const fill = percentages[part] === highest ? "#006b42" : INK;
    return (
      textElement(figure, x(widthOf(figure, 60, "serif")), 472, 60, fill, "serif") +
      `<rect x="${labelAt.toFixed(1)}" y="494" width="22" height="22" fill="${PARTS[part]}"/>` +
      textElement(label, labelAt + 34, 515, 26, "#3b4442")
    );
  });
  return [...bars, ...figures].join("");
}
