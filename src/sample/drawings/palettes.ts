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
