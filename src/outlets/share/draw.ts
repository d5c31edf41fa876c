import { product } from "#contracts/product.ts";
import { type Duel, drawDuel } from "./draw-duel.ts";
import { drawLogo, EDGE, HEIGHT, INK, LINE, letters, WIDTH } from "./frame.ts";
import { cut, drawable, widthOf, wrap } from "./lettering.ts";

/** The category's colour and its light ground, as on the site's badges. */
const colours: Readonly<Record<string, readonly [string, string]>> = {
  Politics: ["#7a2e1f", "#f8e9e3"],
  Business: ["#1f4a80", "#e6eef7"],
  Sports: ["#0b6139", "#e2f1e8"],
  Technology: ["#4c3a8c", "#edeaf7"],
  Entertainment: ["#8a2763", "#f8e7f1"],
  Health: ["#0d5b66", "#e0f0f1"],
};
const PLAIN = ["#444d4a", "#ecedea"] as const;

/** The rule that the tellings stand on. */
const RULE = 508;
const DOT = 13;
/** The headline's room, from under the mark to over the rule. */
const [TOP, BOTTOM] = [158, RULE - 34];
/** As large as the headline's length allows: size, the height of its lines, how many there may be. */
const SIZES = [
  [84, 100, 2],
  [70, 86, 3],
  [58, 74, 4],
] as const;

export interface Poster {
  readonly title: string;
  /** Its colours; any other word is grey. */
  readonly category: string;
  /** The word in the corner. */
  readonly badge: string | null;
  /** Under the rule, at the left and at the right. */
  readonly foot: string;
  readonly aside?: string;
  /** When each paper told it: a dot each on the rule. */
  readonly told?: readonly string[];
  /** Of each, whether it repeats another's text: a smaller dot. */
  readonly copies?: readonly boolean[];
  /** The place in `told` that stands out. */
  readonly here?: number;
  /** Two clubs against each other: drawn with their badges, and the forecast as a bar. */
  readonly duel?: Duel;
}

/** Letters are drawn as paths, since no machine is sure to have a font. */
export function drawPoster(poster: Poster): string {
  return poster.duel ? drawDuel(poster, poster.duel) : drawHeadline(poster);
}

function drawHeadline({
  title,
  category,
  badge,
  foot,
  aside = "",
  told = [],
  copies = [],
  here = -1,
}: Poster): string {
  const [ink, ground] = colours[category] ?? PLAIN;
  const right = cut(drawable(aside), 30, LINE / 2);
  const room = LINE - (right === "" ? 0 : widthOf(right, 30) + 40);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${ink}" d="M0 0h${WIDTH}v16H0z"/>`,
    drawMark(),
    badge === null ? "" : drawBadge(drawable(badge), ink),
    drawTitle(drawable(title)),
    `<path fill="${INK}" d="M${EDGE} ${RULE}h${LINE}v6H${EDGE}z"/>`,
    ...(told.length > 1 ? drawTellings(told, copies, here, ink, ground) : []),
    letters(cut(drawable(foot), 34, room), EDGE, 578, 34, INK),
    letters(right, WIDTH - EDGE - widthOf(right, 30), 578, 30, ink),
    "</svg>",
  ].join("");
}

function drawMark(): string {
  return drawLogo(64) + letters(product.name, EDGE + 80, 108, 40, INK, "serif");
}

function drawBadge(word: string, ink: string): string {
  const wide = widthOf(word, 28) + 40;
  const x = WIDTH - EDGE - wide;
  return (
    `<rect x="${x}" y="68" width="${wide}" height="52" rx="4" fill="${ink}"/>` +
    letters(word, x + 20, 104, 28, "#fff")
  );
}

function drawTitle(title: string): string {
  const fitting = SIZES.find(([size, , most]) => wrap(title, size, LINE, most + 1, "serif").length <= most);
  const [size, height, most] = fitting ?? SIZES[2];
  const lines = wrap(title, size, LINE, most, "serif");
  // Capitals are seven tenths of the size: so the block stands in the middle of its room.
  const first = (TOP + BOTTOM - (lines.length - 1) * height + size * 0.7) / 2;
  return lines.map((line, at) => letters(line, EDGE, first + at * height, size, INK, "serif")).join("");
}

/** A dot for each paper, from the first telling at the left to the last at the right. */
function drawTellings(
  told: readonly string[],
  copies: readonly boolean[],
  here: number,
  ink: string,
  ground: string,
): string[] {
  const times = told.map((time) => Date.parse(time));
  const first = Math.min(...times);
  const span = Math.max(...times) - first || 1;
  const dots = times.map((time, place) => {
    const x = Math.round(EDGE + DOT + ((time - first) / span) * (LINE - 2 * DOT));
    const radius = copies[place] && place !== here ? DOT - 5 : DOT;
    return { x, radius, fill: place === here ? "#fff" : ink, stroke: place === here ? ink : ground };
  });
  // The one that is shared lies over its neighbours.
  dots.push(...dots.splice(here < 0 ? dots.length : here, 1));
  return dots.map(
    ({ x, radius, fill, stroke }) =>
      `<circle cx="${x}" cy="${RULE + 3}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="5"/>`,
  );
}
