import { expect, test } from "vitest";
import { drawPoster, type Poster } from "./draw.ts";

/** A shape of the picture with its extent in pixels. */
interface Part {
  readonly kind: "letters" | "block" | "dot";
  readonly fill: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Group {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const [LEFT, RIGHT] = [80, 1120];
/** Letters have a little space at their sides, which their outline does not show. */
const SPACE = 4;
const MARK = { middle: 94, bottom: 124 };
const [RULE, COVERAGE_LINE] = [508, 480];

function partsOf(poster: Poster): Part[] {
  const svg = drawPoster(poster).replace(/<clipPath.*?<\/clipPath>/g, "");
  const groups: Group[] = [{ x: 0, y: 0, scale: 1 }];
  const parts: Part[] = [];
  for (const [, end, tag, text = ""] of svg.matchAll(/<(\/?)(path|rect|circle|g)\b([^>]*)>/g)) {
    const group = groups.at(-1)!;
    const of = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(text)?.[1] ?? "";
    if (tag === "g" && end) groups.pop();
    else if (tag === "g") groups.push(groupOf(of("transform")) ?? group);
    else if (tag === "path")
      parts.push(part(isLetters(of("d")) ? "letters" : "block", of("fill"), pointsOf(of("d")), group));
    else if (tag === "rect") parts.push(part("block", of("fill"), corners(of), group));
    else if (tag === "circle") parts.push(part("dot", of("fill"), sides(of), group));
  }
  return parts;
}

function groupOf(transform: string): Group | null {
  const [, x, y, scale] = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(transform) ?? [];
  return scale === undefined ? null : { x: Number(x), y: Number(y), scale: Number(scale) };
}

type Point = readonly [number, number];

function part(kind: Part["kind"], fill: string, points: readonly Point[], { x, y, scale }: Group): Part {
  const xs = points.map(([at]) => x + scale * at);
  const ys = points.map(([, at]) => y + scale * at);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  return { kind, fill, left, right, top: Math.min(...ys), bottom: Math.max(...ys) };
}

function corners(of: (name: string) => string): Point[] {
  const [x = 0, y = 0, wide = 0, high = 0] = ["x", "y", "width", "height"].map((name) => Number(of(name)));
  return [
    [x, y],
    [x + wide, y + high],
  ];
}

function sides(of: (name: string) => string): Point[] {
  const [x = 0, y = 0, r = 0] = ["cx", "cy", "r"].map((name) => Number(of(name)));
  return [
    [x - r, y - r],
    [x + r, y + r],
  ];
}

/** Letters come from a font: curves between absolute points. Blocks are written by hand, with relative lines. */
function isLetters(d: string): boolean {
  return !/[a-y]/.test(d);
}

/** The points that a path names. */
function pointsOf(d: string): Point[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MLQCHhvlc])([-\d. ]*)/g)].flatMap(([, command = "", list = ""]) => {
    const numbers = list
      .split(/ |(?=-)/)
      .filter((one) => one !== "")
      .map(Number);
    const [from, to] = [[x, y] as const, numbers.at(-1) ?? 0];
    if (command === "H") x = to;
    else if (command === "h") x += to;
    else if (command === "v") y += to;
    else {
      const points = pairs(numbers, "lc".includes(command) ? from : [0, 0]);
      [x, y] = points.at(-1) ?? from;
      return points;
    }
    return [[x, y] as const];
  });
}

function pairs(numbers: readonly number[], [x, y]: Point): Point[] {
  return numbers.flatMap((one, at) => (at % 2 === 0 ? [[x + one, y + (numbers[at + 1] ?? 0)] as const] : []));
}

const lettersOf = (poster: Poster) => partsOf(poster).filter(({ kind }) => kind === "letters");
const acrossOf = ({ left, right }: Part) => (left + right) / 2;
const downOf = ({ top, bottom }: Part) => (top + bottom) / 2;

function near(value: number | undefined, expected: number, by = SPACE): void {
  expect(Math.abs((value ?? Number.NaN) - expected), `${value} beside ${expected}`).toBeLessThanOrEqual(by);
}

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00Z`;

/** In capitals, which neither rise above their line nor hang below it. */
const poster: Poster = {
  title: "EAGLES WIN IN KANO",
  category: "Business",
  badge: "Business",
  foot: "IROKO POST",
  aside: "TWO PAPERS MORE",
};
const covered: Poster = {
  ...poster,
  coverage: {
    dots: [
      { at: at(6), copy: false },
      { at: at(9), copy: true },
      { at: at(12), copy: false },
      { at: at(18), copy: false },
    ],
    lastReportedAt: at(20),
    here: 1,
  },
};
const long = "Ferry runs aground near Takwa Bay, forty passengers are rescued by fishermen of the village ";
const duel = {
  home: "Bendel Insurance",
  away: "Rangers International",
  middle: "v",
  note: "Kick-off 16:00",
  percentages: { home: 60, draw: 27, away: 13 },
};
const match: Poster = {
  title: "",
  category: "Sports",
  badge: null,
  foot: "12 December",
  aside: "Matchday 17",
  duel,
};
const played: Poster = { ...match, duel: { ...duel, middle: "2–1", percentages: null } };

test.each([
  ["a short headline", poster],
  ["a long headline", { ...poster, title: long.repeat(4), foot: long, aside: "Also in 3 papers" }],
  ["long words at both ends of the foot", { ...poster, foot: long, aside: long }],
  ["a story of several papers", { ...covered, title: long }],
  ["a match to come", match],
  ["a match that was played", played],
  ["clubs with long names", { ...match, duel: { ...duel, home: "Shooting Stars Sports Club of Ibadan" } }],
] as [string, Poster][])("%s: texts overlap neither each other nor the margins", (_, one) => {
  const letters = lettersOf(one);
  expect(letters.length).toBeGreaterThan(3);
  for (const [place, word] of letters.entries()) {
    expect(word.left).toBeGreaterThanOrEqual(LEFT);
    expect(word.right).toBeLessThanOrEqual(RIGHT);
    for (const other of letters.slice(place + 1)) {
      const gaps = [
        other.left - word.right,
        word.left - other.right,
        other.top - word.bottom,
        word.top - other.bottom,
      ];
      expect(Math.max(...gaps)).toBeGreaterThan(0);
    }
  }
});

test("the site's name is at the same distance from its mark on every picture", () => {
  const distances = [poster, covered, match, played].map((one) => {
    const [mark] = partsOf(one).filter(({ fill, left }) => fill === "#fff" && left === LEFT);
    const [name] = lettersOf(one);
    return [name!.left - mark!.right, name!.top - mark!.top].map(Math.round);
  });
  expect(new Set(distances.map(String)).size).toBe(1);
  expect(distances[0]?.[0]).toBeGreaterThan(10);
});

test("the badge is level with the mark, ends at the right margin and centres its word", () => {
  const badge = partsOf(poster).find(({ kind, left }) => kind === "block" && left > LEFT + 100)!;
  const [, word] = lettersOf(poster);
  expect(downOf(badge)).toBe(MARK.middle);
  expect(badge.right).toBeCloseTo(RIGHT);
  near(acrossOf(word!), acrossOf(badge), 2);
  near(downOf(word!), downOf(badge), 2);
  expect(word!.left - badge.left).toBeGreaterThan(15);
});

test.each([
  ["the rule", poster, RULE],
  ["a coverage line", covered, COVERAGE_LINE],
])("a headline is as far from the mark as from %s", (_, one, rule) => {
  const [, , line] = lettersOf(one);
  near(line!.left, LEFT);
  near(line!.top - MARK.bottom, rule - line!.bottom, 3);
});

test("the shorter a headline, the larger it is set, on two, three or four lines", () => {
  const sizes = [2, 4, 7].map((times) => {
    const lines = lettersOf({ ...poster, title: "EAGLES WIN IN KANO ".repeat(times).trim() }).slice(2, -2);
    const distance = (lines[1]?.bottom ?? 0) - (lines[0]?.bottom ?? 0);
    return { lines: lines.length, high: Math.round(lines[0]!.bottom - lines[0]!.top), distance };
  });
  expect(sizes.map(({ lines }) => lines)).toEqual([2, 3, 4]);
  expect(sizes.map(({ high }) => high)).toEqual(sizes.map(({ high }) => high).toSorted((a, b) => b - a));
  // Lines are more than one and a half times as far apart as their capitals are high.
  for (const { high, distance } of sizes) expect(distance / high).toBeGreaterThan(1.5);
});

test("the foot's two texts share a line, one at the left margin and one at the right", () => {
  const [foot, aside] = lettersOf(poster).slice(-2);
  near(foot?.left, LEFT);
  near(aside?.right, RIGHT);
  near(foot?.bottom, aside?.bottom ?? 0, 1);
  expect(foot?.top).toBeGreaterThan(RULE);
});

test("dots are placed on the coverage line by time, with the pointer above the shared article", () => {
  const parts = partsOf(covered);
  const dots = parts.filter(({ kind }) => kind === "dot");
  for (const dot of dots) expect(downOf(dot)).toBe(COVERAGE_LINE);
  // The line runs from 06:00 to 20:00, so a dot at 09:00 is three fourteenths along it.
  const [first, copy, own, last] = dots.map(acrossOf);
  const hour = ((copy ?? 0) - (first ?? 0)) / 3;
  near(own, first! + 6 * hour, 1);
  near(last, first! + 12 * hour, 1);
  near(first! + 14 * hour, RIGHT - 12, 1);
  const [begin, repeated, other] = dots.map(({ left, right }) => right - left);
  expect(begin).toBeGreaterThan(other!);
  expect(other).toBeGreaterThan(repeated!);
  const pointer = parts.filter(({ kind, fill }) => kind === "block" && fill === "#14191a").at(-1)!;
  near(acrossOf(pointer), copy!, 0.1);
  expect(pointer.bottom).toBeLessThan(dots[1]!.top);
  expect(pointer.bottom).toBeGreaterThan(dots[1]!.top - 10);
});

test.each([
  ["a match to come", match, 244.8],
  // Without a forecast below them the clubs are in the middle of the picture.
  ["a match that was played", played, 315],
])(
  "%s: club badges at both margins, names beside them, the score between, the note at the right",
  (_, one, y) => {
    const [, when] = lettersOf(one);
    near(when?.right, RIGHT);
    const [home, away] = partsOf(one).filter(({ fill, right }) => fill === "none" && right > 0);
    near(home?.left, LEFT, 1);
    near(away?.right, RIGHT, 1);
    expect(home?.top).toBe(away?.top);
    near(downOf(home!), y, 3);
    const words = lettersOf(one).filter(({ top, bottom }) => top > home!.top && bottom < home!.bottom);
    const outside = words.filter(({ left, right }) => left > home!.right && right < away!.left);
    const [h1, h2, a1, a2, middle] = outside;
    near(h1?.left, home!.right + 28);
    near(h2?.left, home!.right + 28);
    near(a1?.right, away!.left - 28);
    near(a2?.right, away!.left - 28);
    near((h1!.top + h2!.bottom) / 2, downOf(home!));
    near((a1!.top + a2!.bottom) / 2, downOf(away!));
    near(acrossOf(middle!), 600);
    near(downOf(middle!), downOf(home!), 5);
  },
);

test.each([
  ["home", { home: 60, draw: 27, away: 13 }, [true, false, false]],
  ["draw", { home: 30, draw: 40, away: 30 }, [false, true, false]],
  ["away", { home: 8, draw: 12, away: 80 }, [false, false, true]],
] as const)(
  "the forecast bar has a part for each outcome, and the likeliest figure is green: %s",
  (_, percentages, green) => {
    const parts = partsOf({ ...match, duel: { ...duel, percentages } });
    const bar = parts.filter(({ kind, top, bottom }) => kind === "block" && top === 358 && bottom === 402);
    const [home, draw, away] = bar;
    expect(bar).toHaveLength(3);
    near(home?.left, LEFT, 1);
    near(away?.right, RIGHT, 1);
    near((home!.right + draw!.left) / 2, LEFT + (percentages.home / 100) * 1040, 2.5);
    near((draw!.right + away!.left) / 2, RIGHT - (percentages.away / 100) * 1040, 2.5);
    expect([draw!.left - home!.right, away!.left - draw!.right].map(Math.round)).toEqual([5, 5]);
    expect(new Set(bar.map(({ fill }) => fill)).size).toBe(3);
    const figures = parts.filter(({ kind, top, bottom }) => kind === "letters" && top > 402 && bottom < 480);
    expect(figures.map(({ fill }) => fill === "#006b42")).toEqual(green);
    near(figures[0]?.left, LEFT);
    near(acrossOf(figures[1]!), 600);
    near(figures[2]?.right, RIGHT);
    // Each outcome's name has a square of its part's colour before it.
    const squares = parts.filter(({ kind, top }) => kind === "block" && top === 494);
    expect(squares.map(({ fill }) => fill)).toEqual(bar.map(({ fill }) => fill));
  },
);
