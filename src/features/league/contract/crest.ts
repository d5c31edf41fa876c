/** Our own badge for a club: two colours derived from its name. Without zod, because the browser loads this file. */
const grounds = ["leaf", "indigo", "ochre", "clay", "indigo2", "cream"] as const;
const bands = ["M8 0h4v22H8z", "M0 8h20v5H0z", "M0 2 20 14v5L0 7z", "M0 0h10v22H0z", "M0 0h20v6H0z"] as const;

export type CrestColour = (typeof grounds)[number];

export interface CrestDesign {
  readonly ground: CrestColour;
  readonly band: CrestColour;
  /** An SVG path in a box of 20 by 22. */
  readonly shape: string;
}

/** The outline of every badge. */
export const crestOutline = "M0 0h20v12c0 5-5 8-10 10C5 20 0 17 0 12z";

export function crestOf(team: string): CrestDesign {
  const number = numberOf(team);
  const ground = grounds[number % grounds.length] ?? "leaf";
  const shape = bands[Math.floor(number / grounds.length) % bands.length] ?? bands[0];
  return { ground, shape, band: ground === "ochre" ? "clay" : ground === "cream" ? "leaf" : "cream" };
}

function numberOf(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return number;
}
