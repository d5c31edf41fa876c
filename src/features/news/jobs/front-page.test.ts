import { expect, test } from "vitest";
import { categories } from "#contracts/sections.ts";
import {
  type Candidate,
  chooseEdition as chooseFrom,
  EDITION_LENGTH,
  type OpenEdition,
  updateEdition as updateFrom,
} from "#features/news/editions/choose.ts";
import { editionAt, opensAt } from "#features/news/editions/times.ts";
import type { EditionStory } from "#features/news/shapes.ts";
import { findFrontStories } from "#features/news/trends/front-stories.ts";
import type { TrendArticle } from "#features/news/trends/trend-article.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#platform/time.ts";

const noon = new Date("2026-11-21T11:00:00Z");

/** `minutes` before noon. */
function report(story: string, paper: string, minutes: number, parts: Partial<TrendArticle> = {}) {
  const time = new Date(noon.getTime() - minutes * MINUTE_MS);
  const article = { id: `${story}-${paper}-${minutes}`, story, subject: story, paper, time, copyOf: null };
  return {
    ...article,
    title: `Adu opens jetty ${story}`,
    category: "Politics",
    ...parts,
  } satisfies TrendArticle;
}

/** A story in this many papers, one report every two hours up to `minutes` before noon. */
function event(papers: number, story: string, minutes: number, parts: Partial<TrendArticle> = {}) {
  return Array.from({ length: papers }, (_, n) => report(story, `paper${n}`, minutes + n * 120, parts));
}

/** The front's stories; each broke when its fifth paper within an hour told it (in the product the database says so). */
function candidatesOf(articles: readonly TrendArticle[], now: Date): Candidate[] {
  const byStory = Map.groupBy(articles, ({ story }) => story);
  return findFrontStories(articles, now).map((one) => {
    const byPaper = Map.groupBy(byStory.get(one.story) ?? [], ({ paper }) => paper);
    const told = [...byPaper.values()]
      .map((own) => Math.min(...own.map(({ time }) => +time)))
      .sort((a, b) => a - b);
    const fifth = told.find((time, at) => at >= 4 && time - (told[at - 4] ?? 0) <= HOUR_MS);
    return { ...one, burstAt: fifth === undefined ? null : new Date(fifth) };
  });
}

const chooseEdition = (articles: readonly TrendArticle[], now: Date) =>
  chooseFrom(candidatesOf(articles, now), now);
const updateEdition = (open: OpenEdition, articles: readonly TrendArticle[], now: Date) =>
  updateFrom(open, candidatesOf(articles, now), articles, now);
const ids = (stories: readonly EditionStory[] | null) => stories?.map(({ story }) => story);

test.each([
  ["coverage", event(5, "a", 60), event(2, "b", 60)],
  ["originality", event(4, "a", 60), event(4, "b", 60).map((one, n) => ({ ...one, copyOf: n ? "b" : null }))],
  ["freshness", event(3, "a", 10), event(3, "b", 300)],
  ["freshness, not one late repeat,", event(3, "a", 10), [...event(3, "b", 300), report("b", "paper0", 1)]],
])("%s decides which of two stories comes first", (_by, first, second) => {
  expect(findFrontStories([...second, ...first], noon).map(({ story }) => story)).toEqual(["a", "b"]);
});

test("an edition needs seven stories, at most three of a category as long as others are there", () => {
  const politics = Array.from({ length: 6 }, (_, n) => event(5, `p${n}`, n)).flat();
  expect(chooseEdition(politics, noon)).toBeNull();
  const schools = report("s", "courier", 5, { category: "Education" });
  const health = report("h", "courier", 9, { category: "Health" });
  const edition = chooseEdition([...politics, schools, health], noon);
  expect(ids(edition)).toEqual(["p0", "p1", "p2", "s", "h", "p3", "p4"]);
});

test("a story is represented by its newest telling that has not been overtaken", () => {
  const story = [30, 20, 10].map((minutes, n) =>
    report("a", `paper${n}`, minutes, { title: `Boat mishap kills ${n < 2 ? 12 + n : 13} in Borgu` }),
  );
  const preview = report("a", "late", 1, { title: "Borgu boats: what to expect", kind: "preview" });
  expect(findFrontStories([...story, preview], noon)[0]?.article).toBe(story[2]?.id);
});

test.each<[string, Partial<TrendArticle>, Partial<TrendArticle>]>([
  [
    "a report before a column about its subject",
    { title: "Borgu council opens ferry jetty" },
    { title: "The council and its broken jetties" },
  ],
  [
    "a report before an explanation",
    { title: "Borgu council opens ferry jetty" },
    { title: "How Borgu council opens its jetties" },
  ],
  ["a report before a claim", { title: "Adu opens jetty" }, { title: "Adu opens no jetty – Okoro" }],
  [
    "a deed before an appeal",
    { title: "Adu opens weavers' jetty" },
    { title: "Adu urges weavers to open jetties" },
  ],
  [
    "a report before a feature",
    { title: "Borgu council opens ferry jetty" },
    { title: "CANOE FEATURE: Council opens ferry jetty" },
  ],
  [
    "a report before praise attributed after a dash",
    { title: "Borgu council opens ferry jetty" },
    { title: "Borgu council opens hearts- Okoro" },
  ],
  [
    "an official finding before a claim",
    { title: "Borgu council account frozen – Official" },
    { title: "Borgu council account frozen – Okoro" },
  ],
  [
    "a report before part of a series",
    { title: "Borgu council opens ferry jetty" },
    { title: "The Borgu model (6): Council opens all" },
  ],
  [
    "a report before a list of people",
    { title: "Borgu council opens ferry jetty" },
    { title: "Races: Five Borgu canoe stars who open jetties" },
  ],
  [
    "a decision before a ceremony",
    { title: "Borgu council approves ferry jetty" },
    { title: "Borgu council launches ferry jetty" },
  ],
  [
    "a report before a preview",
    { title: "Borgu council opens ferry jetty" },
    { title: "Borgu council opens ferry jetty", kind: "preview" },
  ],
  [
    "several deaths before one driver's death",
    { title: "Bandits kill guards in Borgu" },
    { title: "Driver dies in Borgu road crash" },
  ],
  [
    "many deaths before few",
    { title: "Boat mishap kills 41 in Borgu" },
    { title: "Boat mishap kills two in Borgu" },
  ],
])("of two equally new articles the front page puts %s", (_, first, second) => {
  const front = findFrontStories([report("a", "y", 9, second), report("b", "x", 9, first)], noon);
  expect(front.map(({ story }) => story)).toEqual(["b", "a"]);
});

test("a story of the day's largest subject outweighs a lone story of as many papers", () => {
  const election = ["e1", "e2", "e3"].flatMap((story) => event(2, story, 120, { subject: "election" }));
  const front = findFrontStories([...event(2, "lone", 60), ...election], noon);
  expect(front[0]?.story).toMatch(/^e/);
});

test("a claim as the newest telling does not lower the rank of a story of reports", () => {
  const reports = event(2, "fire", 60, { title: "Fire guts Borgu jetty hall" });
  const claim = report("fire", "late", 5, { title: "Fire at Borgu jetty hall was small – Council" });
  const [lead] = findFrontStories([...event(2, "other", 10), ...reports, claim], noon);
  expect(lead?.story).toBe("fire");
});

test("a feature does not represent its category while there are seven other stories", () => {
  const reports = Array.from({ length: 7 }, (_, n) => report(`r${n}`, "courier", 9));
  const feature = report("f", "herald", 5, {
    title: "TECH FEATURE: Canoes open jetties",
    category: "Technology",
  });
  expect(ids(chooseEdition([...reports, feature], noon))).not.toContain("f");
  expect(ids(chooseEdition([...reports.slice(1), feature], noon))).toContain("f");
});

test("round-ups and opinion pieces are not candidates", () => {
  const asides = [{ title: "The ferry and we, By Folake Adu" }, { title: "Morning recap: ferries" }];
  expect(
    findFrontStories(
      asides.map((aside, n) => report(`${n}`, "x", 9, aside)),
      noon,
    ),
  ).toEqual([]);
});

test("an edition takes a second story of a subject only when no other subject is left", () => {
  const election = Array.from({ length: 9 }, (_, n) =>
    event(9, `e${n}`, n, { subject: "election", category: categories[n] }),
  ).flat();
  const rest = Array.from({ length: 5 }, (_, n) => report(`r${n}`, "courier", 30 + n)).flat();
  const edition = ids(chooseEdition([...election, ...rest], noon));
  expect(edition).toHaveLength(EDITION_LENGTH);
  expect(edition?.filter((story) => story.startsWith("e"))).toHaveLength(2);
});

const serious = categories.filter((one) => !["Sports", "Entertainment", "Lifestyle"].includes(one));
const seven = Array.from({ length: 8 }, (_, n) =>
  event(8 - n, `s${n}`, 30 + n, { category: serious[n % serious.length] }),
).flat();
const open: OpenEdition = { opensAt: noon, begunAt: noon, stories: chooseEdition(seven, noon) ?? [] };

test("an open edition keeps its stories while others grow, and replaces one that was taken down", () => {
  const later = new Date(+noon + HOUR_MS);
  const grown = [...seven, ...[20, 40, 60].map((minute) => report("s7", `more${minute}`, -minute))];
  expect(ids(updateEdition(open, grown, later))).toEqual(ids(open.stories));
  const remaining = seven.filter(({ story }) => story !== "s2");
  expect(ids(updateEdition(open, remaining, later))).toEqual(["s0", "s1", "s3", "s4", "s5", "s6", "s7"]);
});

test("an article taken down is replaced by another of its story; merged stories appear once", () => {
  const later = new Date(+noon + HOUR_MS);
  const [face] = open.stories;
  const remaining = seven.filter(({ id }) => id !== face?.article);
  const [replacement] = updateEdition(open, remaining, later);
  expect(replacement?.story).toBe("s0");
  expect(remaining.some(({ id }) => id === replacement?.article)).toBe(true);
  const merged = seven.map((one) => (one.story === "s1" ? { ...one, story: "s0" } : one));
  expect(ids(updateEdition(open, merged, later))).toEqual(["s0", "s2", "s3", "s4", "s5", "s6", "s7"]);
});

test("in an open edition a newer toll replaces an older one, and nothing else changes", () => {
  const later = new Date(+noon + HOUR_MS);
  const toll = report("s3", "first", 40, { category: serious[3], title: "Boat mishap kills 12 in Borgu" });
  const others = seven.filter(({ story }) => story !== "s3");
  const before = [...others, toll, { ...toll, id: "again", paper: "second" }];
  const opened = { ...open, stories: chooseEdition(before, noon) ?? [] };
  const newer = report("s3", "third", -30, { category: serious[3], title: "Boat mishap kills 15 in Borgu" });
  const updated = updateEdition(opened, [...before, newer], later);
  const old = opened.stories.find(({ story }) => story === "s3");
  expect(updated).toEqual(opened.stories.map((one) => (one === old ? { ...one, article: newer.id } : one)));
});

test("an edition begun late, at a first start, keeps being chosen afresh for half an hour", () => {
  const begunAt = new Date(+noon + 20 * MINUTE_MS);
  const late = { ...open, begunAt };
  const better = [...seven, ...event(9, "best", -21)];
  expect(ids(updateEdition(late, better, new Date(+begunAt + 10 * MINUTE_MS)))).toContain("best");
  expect(ids(updateEdition(late, better, new Date(+begunAt + 40 * MINUTE_MS)))).not.toContain("best");
});

/** Fourteen days of news: stories of any size at any hour, some of them in many papers at once. */
function playedDays(days: number): TrendArticle[] {
  let seed = 17;
  const random = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const from = +noon - 12 * HOUR_MS;
  return Array.from({ length: days * 90 }, (_, n) => {
    const begun = from + random() * days * DAY_MS;
    const papers = 1 + Math.floor(random() ** 3 * 14);
    const spread = random() < 0.1 ? 0.7 : 6;
    const category = categories[Math.floor(random() * categories.length)] ?? "Politics";
    return Array.from(
      { length: papers },
      (_, paper): TrendArticle => ({
        id: `${n}-${paper}`,
        story: `${n}`,
        paper: `paper${paper}`,
        time: new Date(begun + random() * spread * HOUR_MS),
        category,
        copyOf: random() < 0.3 && paper > 0 ? `${n}-0` : null,
        title: `Adu opens jetty ${n}`,
        subject: `${n}`,
      }),
    );
  }).flat();
}

test("over 13 generated days every edition has seven different stories and changes only for a burst", () => {
  const published = playedDays(14).sort((a, b) => +a.time - +b.time);
  let now = new Date(+noon - 6 * HOUR_MS);
  let key = "";
  let edition: OpenEdition = open;
  const counts = { editions: 0, bursts: 0 };
  for (const end = +now + 13 * DAY_MS; +now < end; now = new Date(+now + 30 * MINUTE_MS)) {
    const articles = published.filter(({ time }) => time <= now && +now - +time <= 2 * DAY_MS);
    const current = editionAt(now);
    const isNew = key !== `${current.date} ${current.name}`;
    key = `${current.date} ${current.name}`;
    const before = edition;
    const opened = opensAt(current);
    const stories = isNew ? (chooseEdition(articles, now) ?? []) : updateEdition(before, articles, now);
    edition = isNew ? { opensAt: opened, begunAt: now, stories } : { ...before, stories };
    expect(new Set(ids(stories)).size, key).toBe(EDITION_LENGTH);
    const candidates = candidatesOf(articles, now);
    const lead = candidates.find(({ story }) => story === stories[0]?.story);
    const isBurst = lead?.burstAt && +now - +lead.burstAt <= HOUR_MS;
    if (isNew) {
      counts.editions++;
      if (!isBurst) expect(lead, key).toBe(candidates.find(({ mayLead }) => mayLead));
    } else if (stories[0]?.story !== before.stories[0]?.story) {
      counts.bursts++;
      expect(isBurst, `${now.toISOString()} ${key}`).toBe(true);
    } else expect(stories).toEqual(before.stories);
  }
  expect(counts.editions).toBe(39);
  expect(counts.bursts).toBeGreaterThan(5);
});
