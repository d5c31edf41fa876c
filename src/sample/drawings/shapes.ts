/** The colours of a flat placeholder picture; there are four palettes, as in different lights. */
export interface Palette {
  readonly sky: string;
  readonly sun: string;
  readonly ground: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly pale: string;
  readonly dark: string;
}

const indigo = "#243b63";
const blue = "#3c5a8c";
const ochre = "#e0a63a";
const clay = "#b7573a";
const leaf = "#2c7a57";
const cream = "#fbf6ea";
const night = "#16231f";

export const palettes: readonly Palette[] = [
  {
    sky: "#efe6d2",
    sun: ochre,
    ground: "#d9c9a3",
    first: indigo,
    second: clay,
    third: leaf,
    pale: cream,
    dark: night,
  },
  {
    sky: blue,
    sun: cream,
    ground: indigo,
    first: ochre,
    second: cream,
    third: clay,
    pale: "#efe6d2",
    dark: night,
  },
  {
    sky: "#f0c987",
    sun: clay,
    ground: "#8a5a3a",
    first: leaf,
    second: indigo,
    third: cream,
    pale: cream,
    dark: night,
  },
  {
    sky: "#bfd3c1",
    sun: cream,
    ground: leaf,
    first: clay,
    second: ochre,
    third: indigo,
    pale: cream,
    dark: night,
  },
];

/** Draws a scene on a canvas 960 wide and 540 high, with the horizon at y = 380. */
export type Drawing = (palette: Palette) => string;

export function box(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The same shape at several places. */
export function drawEach(places: readonly number[], draw: (place: number, index: number) => string): string {
  return places.map(draw).join("");
}

export function wheel(x: number, y: number, radius: number, { dark, pale }: Palette): string {
  return disc(x, y, radius, dark) + disc(x, y, radius * 0.45, pale);
}

/** Rows of adire scallops, for ground and water. */
export function scallops(y: number, colour: string, rows = 3): string {
  const arcs: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let x = row % 2 ? -40 : 0; x < 1000; x += 80) arcs.push(`M${x} ${y + row * 44}a40 40 0 0 0 80 0`);
  }
  return stroke(arcs.join(""), colour, 5);
}
