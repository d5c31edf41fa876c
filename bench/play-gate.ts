import { readFileSync } from "node:fs";
import { faultOfLink, HostBook, hostOf } from "#features/news/intake/gate/hosts.ts";
import { findOdd, isStrange } from "#features/news/intake/gate/odd-days.ts";
import { detectLanguage } from "#features/news/intake/language/detect-language.ts";
import type { Draft, HoldReason, Hour } from "#features/news/shapes.ts";

/**
 * `node bench/play-gate.ts FILE…`: plays streams of JSON lines {title, summary?, url, paper, time} through the gate of
 * the news intake, as they are and as an election day, and prints each paper's busiest hours and what would be held.
 */
interface Line {
  readonly title: string;
  readonly summary?: string;
  readonly url: string;
  readonly paper: string;
  readonly time: number;
}

const HOUR_MS = 3_600_000;
const READING_MS = 600_000;
const ENGLISH = new Set(["en"]);
/** An election day: the paper's busiest day with three times the articles, each third headline changed once. */
const TIMES = 3;

function draftOf({ title, summary = "", url, paper }: Line): Draft {
  return {
    title,
    summary,
    url,
    canonicalUrl: url,
    paper,
    language: detectLanguage({ title, summary }, "en"),
  } as Draft;
}

interface Reading {
  readonly at: number;
  readonly fresh: readonly Draft[];
  readonly retitled: readonly Draft[];
}

/** A paper's lines as a feed that is read every ten minutes brings them. */
function readingsOf(lines: readonly Line[], retitledShare = 0): Reading[] {
  const groups = [...Map.groupBy(lines, ({ time }) => Math.floor(time / READING_MS))];
  return groups.map(([slot, ofSlot], at) => {
    const before = groups[at - 1]?.[1] ?? [];
    const retitled = before.filter((_, i) => i < retitledShare * before.length);
    return { at: slot * READING_MS, fresh: ofSlot.map(draftOf), retitled: retitled.map(draftOf) };
  });
}

/** What the gate would hold from a paper, and its busiest hour. */
function play(readings: readonly Reading[], book: HostBook): { held: HoldReason[]; busiest: Hour } {
  const held: HoldReason[] = [];
  const hours: { readonly at: number; readonly hour: Hour }[] = [];
  let busiest: Hour = { came: 0, retitled: 0, strange: 0 };
  for (const { at, fresh, retitled } of readings) {
    const hour = sum(hours.filter((one) => one.at > at - HOUR_MS).map((one) => one.hour));
    // A feed shows 20 articles besides the new ones; it was read ten minutes ago.
    const changes = { fresh, retitled, known: 20 + retitled.length };
    held.push(...findOdd(changes, { hour, hoursSinceRead: READING_MS / HOUR_MS, usual: ENGLISH }).values());
    for (const { url, paper } of fresh) {
      const fault = faultOfLink(url, paper, book);
      if (fault !== null) held.push(fault);
    }
    const strange = [...fresh, ...retitled].filter((draft) => isStrange(draft, ENGLISH)).length;
    const now = { came: fresh.length, retitled: retitled.length, strange };
    hours.push({ at, hour: now });
    const all = sum([hour, now]);
    busiest = {
      came: Math.max(busiest.came, all.came),
      retitled: Math.max(busiest.retitled, all.retitled),
      strange: Math.max(busiest.strange, all.strange),
    };
  }
  return { held, busiest };
}

function sum(hours: readonly Hour[]): Hour {
  return hours.reduce(
    (all, one) => ({
      came: all.came + one.came,
      retitled: all.retitled + one.retitled,
      strange: all.strange + one.strange,
    }),
    { came: 0, retitled: 0, strange: 0 },
  );
}

function electionDay(lines: readonly Line[]): Line[] {
  const days = [...Map.groupBy(lines, ({ time }) => Math.floor(time / (24 * HOUR_MS))).values()];
  const busiest = days.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return busiest.flatMap((line) => Array.from({ length: TIMES }, () => line));
}

for (const file of process.argv.slice(2)) {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
  const papers = [...Map.groupBy(lines, ({ paper }) => paper)];
  // A paper's site is where its first line leads; other hosts of its lines are those of its feeds.
  const book = new HostBook(
    papers.flatMap(([paper, ofPaper]) =>
      [...new Set(ofPaper.map(({ url }) => hostOf(url)))].map((host) => ({ paper, url: `https://${host}` })),
    ),
  );
  const hosts = papers.map(([, ofPaper]) => new Set(ofPaper.map(({ url }) => hostOf(url))).size);
  for (const [name, day] of [
    ["as it is", (all: readonly Line[]) => readingsOf(all)],
    ["election day", (all: readonly Line[]) => readingsOf(electionDay(all), 1 / 3)],
  ] as const) {
    const played = papers.map(([paper, ofPaper]) => ({ paper, ...play(day(ofPaper), book) }));
    const most = (part: keyof Hour) => {
      const { paper, busiest } = played.toSorted((a, b) => b.busiest[part] - a.busiest[part])[0] ?? {};
      return `${busiest?.[part]} (${paper})`;
    };
    const held = played.flatMap((one) => one.held);
    console.log(
      `${file}, ${name}: ${lines.length} lines of ${papers.length} papers, ${Math.max(...hosts)} hosts at most\n` +
        `  busiest hour: new ${most("came")}, retitled ${most("retitled")}, other languages ${most("strange")}\n` +
        `  held: ${held.length === 0 ? "none" : held.join(", ")}`,
    );
  }
}
