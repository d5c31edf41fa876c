import crests from "./crests.json" with { type: "json" };

/**
 * Our own crests: a nickname or the town as a figure, in a box of 24 by 26; no club's badge is copied. Colours are the
 * club's own where `colours_from` names a source, else chosen so that no two look alike.
 */
interface CrestDesign {
  readonly outline: number;
  readonly field: string;
  /** The colour of the club's line in a chart, which has a readable form on either paper (league.css). */
  readonly line: string;
  readonly figure: string;
}

const designs: Readonly<Record<string, CrestDesign>> = crests.clubs;
const outlines: Readonly<Record<string, string>> = crests.outlines;

const colours: Readonly<Record<string, string>> = {
  r: "#c8102e",
  m: "#7d1d3f",
  b: "#1d4fb0",
  n: "#16274f",
  s: "#57a8de",
  g: "#0d8040",
  d: "#0b4d30",
  y: "#f4bd26",
  o: "#e2711d",
  c: "#a3452a",
  k: "#1b1e1d",
  w: "#fdfaf2",
  p: "#5d3a94",
  t: "#0f7884",
};
const EDGE = "#b9beb7";
const STROKE = 'fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"';

export const crestBox = { width: 24, height: 26 } as const;

/** A club that has no crest gets a plain shield. */
const plain: CrestDesign = {
  outline: 1,
  field: "w",
  line: "k",
  figure: '<path class="kk" d="M5 9h14v3H5z"/>',
};

/** The shapes of a club's crest as SVG. */
export function drawCrest(club: string): string {
  const { outline, field, figure } = designs[club] ?? plain;
  const shape = outlines[outline] ?? "";
  return `<path fill="${colours[field]}" d="${shape}"/>${painted(figure)}<path fill="none" stroke="${EDGE}" stroke-width=".8" d="${shape}"/>`;
}

/** A figure's classes as colours: "kw" is filled, "kl w" is a line. */
function painted(figure: string): string {
  return figure
    .replaceAll(/class="kl (\w)"/g, (_, colour) => `${STROKE} stroke="${colours[colour]}"`)
    .replaceAll(/class="k(\w)"/g, (_, colour) => `fill="${colours[colour]}"`);
}

/** The letter of a club's line colour; null for a club without a crest. */
export function lineColour(club: string): string | null {
  return designs[club]?.line ?? null;
}

/** All crests in one file, side by side: `#enyimba` shows one of them, an unknown name the plain shield at the left. */
export function crestSheet(): string {
  const { width, height } = crestBox;
  const ids = Object.keys(designs);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    drawCrest(""),
    ...ids.flatMap((id, index) => {
      const x = (index + 1) * width;
      return [
        `<view id="${id}" viewBox="${x} 0 ${width} ${height}"/>`,
        `<g transform="translate(${x})">${drawCrest(id)}</g>`,
      ];
    }),
    "</svg>\n",
  ].join("\n");
}
