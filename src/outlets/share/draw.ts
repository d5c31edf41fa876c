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

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
const AXIS = 470;
const DOT = 17;
/** So many dots stand over each other before they would reach the mark. */
const HIGHEST = 6;
const COLUMNS = 23;
const STEP = (WIDTH - 2 * EDGE - 2 * DOT) / COLUMNS;
const STACK = 44;

export interface Coverage {
  readonly category: string;
  /** When each paper told it, in time order. */
  readonly told: readonly string[];
  /** The place in `told` that stands out. */
  readonly here: number;
}

/**
 * Without a word, since no machine is sure to have a font: the mark, the category's colour, and a dot for each
 * paper that tells the story, from the first telling at the left to the last at the right.
 */
export function drawCoverage({ category, told, here }: Coverage): string {
  const [ink, ground] = colours[category] ?? PLAIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<path fill="${ink}" d="M0 0h${WIDTH}v28H0z"/>`,
    mark(),
    `<path fill="#14191a" d="M${EDGE} ${AXIS + 36}h${WIDTH - 2 * EDGE}v6H${EDGE}z"/>`,
    ...dots(told, here, ink),
    "</svg>",
  ].join("");
}

function mark(): string {
  return (
    `<g transform="translate(${EDGE} 76) scale(4)"><path fill="#fff" d="M0 0h30v30H0z"/>` +
    '<path fill="#00784a" d="M0 0h9v30H0zM21 0h9v30h-9z"/><path fill="#14191a" d="M9 0 21 22v8L9 8z"/></g>'
  );
}

function dots(told: readonly string[], here: number, ink: string): string[] {
  const times = told.map((time) => Date.parse(time));
  const first = Math.min(...times);
  const span = Math.max(...times) - first || 1;
  const standing = new Map<number, number>();
  return times.flatMap((time, place) => {
    const column = Math.round(((time - first) / span) * COLUMNS);
    const height = standing.get(column) ?? 0;
    standing.set(column, height + 1);
    if (height >= HIGHEST) return [];
    const [x, y] = [Math.round(EDGE + DOT + column * STEP), AXIS - height * STACK];
    const ring = place === here ? `<circle cx="${x}" cy="${y}" r="${DOT - 7}" fill="#fff"/>` : "";
    return [`<circle cx="${x}" cy="${y}" r="${DOT}" fill="${ink}"/>${ring}`];
  });
}
