import { product } from "#contracts/product.ts";
import { english, type Words } from "#words/words.ts";
import { type CoverageLine, drawCoverage } from "./draw-coverage.ts";
import { type Duel, drawDuel } from "./draw-duel.ts";
import { drawLogo, HEIGHT, INK, LINE_WIDTH, MARGIN, textElement, WIDTH } from "./frame.ts";
import { cutToWidth, drawableText, widthOf, wrapLines } from "./lettering.ts";

/** Each category's colour and light background, as on the site's badges. */
const colours: Readonly<Record<string, readonly [string, string]>> = {
  Politics: ["#7a2e1f", "#f8e9e3"],
  Business: ["#1f4a80", "#e6eef7"],
  Sports: ["#0b6139", "#e2f1e8"],
  Technology: ["#4c3a8c", "#edeaf7"],
  Entertainment: ["#8a2763", "#f8e7f1"],
  Health: ["#0d5b66", "#e0f0f1"],
};
const PLAIN = ["#444d4a", "#ecedea"] as const;

/** The height of the rule under the headline; a coverage line lies higher, since it has text below. */
const [RULE, COVERED_RULE] = [508, 480];
const [FOOT, ASIDE] = [580, 28];
/** The headline begins at `TOP`, below the mark, and ends `RULE_GAP` above the rule. */
const [TOP, RULE_GAP] = [158, 34];
/** Size, line height and number of lines; a headline takes the first row that it fits. */
const SIZES = [
  [84, 100, 2],
  [70, 86, 3],
  [58, 74, 4],
] as const;

export interface Poster {
  readonly title: string;
  /** Selects the colours; anything but a category is grey. */
  readonly category: string;
  /** The word in the corner. */
  readonly badge: string | null;
  /** Texts below the rule: `foot` on the left, `aside` on the right. */
  readonly foot: string;
  readonly aside?: string;
  readonly coverage?: CoverageLine;
  /** If set, a match is drawn instead: two clubs with their badges, and the forecast as a bar. */
  readonly duel?: Duel;
}

/** Letters are drawn as paths, because a machine may have no fonts. */
export function drawPoster(poster: Poster, words = english): string {
  return poster.duel ? drawDuel(poster, poster.duel, words) : drawHeadline(poster, words);
}

function drawHeadline({ title, category, badge, foot, aside = "", coverage }: Poster, words: Words): string {
  const [ink, background] = colours[category] ?? PLAIN;
  const shownCoverage = coverage !== undefined && coverage.dots.length > 1 ? coverage : null;
  const rule = shownCoverage ? COVERED_RULE : RULE;
  const right = cutToWidth(drawableText(aside), ASIDE, LINE_WIDTH * 0.6);
  const room = LINE_WIDTH - (right === "" ? 0 : widthOf(right, ASIDE) + 40);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${background}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/><path fill="${ink}" d="M0 0h${WIDTH}v16H0z"/>`,
    drawMark(),
    badge === null ? "" : drawBadge(drawableText(badge), ink),
    drawTitle(drawableText(title), rule - RULE_GAP),
    shownCoverage
      ? drawCoverage(shownCoverage, rule, [ink, background], words)
      : `<path fill="${INK}" d="M${MARGIN} ${rule}h${LINE_WIDTH}v6H${MARGIN}z"/>`,
    textElement(cutToWidth(drawableText(foot), 34, room), MARGIN, FOOT, 34, INK),
    textElement(right, WIDTH - MARGIN - widthOf(right, ASIDE), FOOT, ASIDE, ink),
    "</svg>",
  ].join("");
}

function drawMark(): string {
  return drawLogo(64) + textElement(product.name, MARGIN + 80, 108, 40, INK, "serif");
}

function drawBadge(text: string, ink: string): string {
  const width = widthOf(text, 28) + 40;
  const x = WIDTH - MARGIN - width;
  return (
    `<rect x="${x}" y="68" width="${width}" height="52" rx="4" fill="${ink}"/>` +
    textElement(text, x + 20, 104, 28, "#fff")
  );
}

function drawTitle(title: string, bottom: number): string {
  const fittingRow = SIZES.find(
    ([size, , maxLines]) => wrapLines(title, size, LINE_WIDTH, maxLines + 1, "serif").length <= maxLines,
  );
  const [size, height, maxLines] = fittingRow ?? SIZES[2];
  const lines = wrapLines(title, size, LINE_WIDTH, maxLines, "serif");
  // Capitals are 0.7 of the font size high; this centres the block vertically in its space.
  const first = (TOP + bottom - (lines.length - 1) * height + size * 0.7) / 2;
  return lines.map((line, at) => textElement(line, MARGIN, first + at * height, size, INK, "serif")).join("");
}
