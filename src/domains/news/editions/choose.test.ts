import { expect, test } from "vitest";
import { categories, type EditionArticle, type EditionStory } from "#domains/news/shapes.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#platform/time.ts";
import { findCandidates } from "./candidates.ts";
import { chooseEdition, EDITION_LENGTH, type OpenEdition, updateEdition } from "./choose.ts";
import { editionAfter, editionAt, opensAt } from "./times.ts";

const noon = new Date("2026-11-21T11:00:00Z");

/** `minutes` before noon. */
function told(story: string, paper: string, minutes: number, parts: Partial<EditionArticle> = {}) {
  const time = new Date(noon.getTime() - minutes * MINUTE_MS);
  const article = { id: `${story}-${paper}-${minutes}`, story, paper, time, copyOf: null, hasPicture: false };
  return { ...article, category: "Politics", ...parts } satisfies EditionArticle;
}

/** A story that so many papers tell, one every two hours up to `minutes` before noon. */
function toldBy(papers: number, story: string, minutes: number, parts: Partial<EditionArticle> = {}) {
  return Array.from({ length: papers }, (_, n) => told(story, `paper${n}`, minutes + n * 120, parts));
}

const ids = (stories: readonly EditionStory[] | null) => stories?.map(({ story }) => story);

test.each([
  ["2026-11-21T05:30:00Z", "2026-11-21", "morning", "2026-11-21T11:00:00.000Z"],
  ["2026-11-21T11:00:00Z", "2026-11-21", "noon", "2026-11-21T17:00:00.000Z"],
  ["2026-11-21T22:59:00Z", "2026-11-21", "evening", "2026-11-22T05:00:00.000Z"],
  ["2026-12-31T23:30:00Z", "2026-12-31", "evening", "2027-01-01T05:00:00.000Z"],
])("at %s the edition of %s %s is open", (at, date, name, next) => {
  const key = editionAt(new Date(at));
  expect(key).toEqual({ date, name });
  expect(opensAt(editionAfter(key)).toISOString()).toBe(next);
});

test.each([
  ["coverage", toldBy(5, "a", 60), toldBy(2, "b", 60)],
  ["breadth", toldBy(4, "a", 60), toldBy(4, "b", 60).map((one, n) => ({ ...one, copyOf: n ? "b" : null }))],
  ["freshness", toldBy(3, "a", 10), toldBy(3, "b", 300)],
  [
    "a further paper, not a paper that tells it again",
    toldBy(3, "a", 10),
    [...toldBy(3, "b", 300), told("b", "paper0", 1)],
  ],
])("of two stories %s puts one first", (_by, first, second) => {
  expect(findCandidates([...second, ...first], noon).map(({ story }) => story)).toEqual(["a", "b"]);
});

test("there is no edition before seven stories; then as many categories as there are", () => {
  const politics = Array.from({ length: 6 }, (_, n) => toldBy(5, `p${n}`, n)).flat();
  expect(chooseEdition(politics, noon)).toBeNull();
  const sports = told("s", "courier", 5, { category: "Sports", hasPicture: true });
  const health = told("h", "courier", 9, { category: "Health" });
  const chosen = chooseEdition([...politics, sports, health], noon);
  expect(ids(chosen)).toEqual(["p0", "s", "h", "p1", "p2", "p3", "p4"]);
});

test("a story is shown by its first article with a picture", () => {
  const story = [told("a", "x", 30), told("a", "y", 20, { hasPicture: true }), told("a", "z", 10)];
  expect(findCandidates(story, noon)[0]?.article).toBe(story[1]?.id);
});

const seven = Array.from({ length: 8 }, (_, n) =>
  toldBy(8 - n, `s${n}`, 30 + n, { category: categories[n] }),
).flat();
const open: OpenEdition = { opensAt: noon, begunAt: noon, stories: chooseEdition(seven, noon) ?? [] };

test("an open edition stays while others grow, and gives a story's place away when it was taken down", () => {
  const later = new Date(+noon + HOUR_MS);
  const grown = [...seven, ...[20, 40, 60].map((minute) => told("s7", `more${minute}`, -minute))];
  expect(ids(updateEdition(open, grown, later))).toEqual(ids(open.stories));
  const without = seven.filter(({ story }) => story !== "s2");
  expect(ids(updateEdition(open, without, later))).toEqual(["s0", "s1", "s3", "s4", "s5", "s6", "s7"]);
});

test("one article of a story is taken down: another shows it; two stories that turn out to be one stand once", () => {
  const later = new Date(+noon + HOUR_MS);
  const [face] = open.stories;
  const without = seven.filter(({ id }) => id !== face?.article);
  const [stands] = updateEdition(open, without, later);
  expect(stands?.story).toBe("s0");
  expect(without.some(({ id }) => id === stands?.article)).toBe(true);
  const merged = seven.map((one) => (one.story === "s1" ? { ...one, story: "s0" } : one));
  expect(ids(updateEdition(open, merged, later))).toEqual(["s0", "s2", "s3", "s4", "s5", "s6", "s7"]);
});

test.each([
  ["five within an hour", [0, 15, 30, 45, 59], "new"],
  ["five in more than an hour", [0, 15, 30, 45, 61], "s0"],
  ["four within an hour", [0, 15, 30, 45], "s0"],
])("%s take the lead at once, or do not", (_name, minutes, lead) => {
  const last = Math.max(...minutes);
  const burst = minutes.map((minute, n) => told("new", `paper${n}`, -minute));
  const updated = updateEdition(open, [...seven, ...burst], new Date(+noon + last * MINUTE_MS));
  expect(updated[0]?.story).toBe(lead);
  expect(updated).toHaveLength(EDITION_LENGTH);
});

test("an edition begun late, at a first start, is chosen anew for half an hour", () => {
  const begunAt = new Date(+noon + 20 * MINUTE_MS);
  const late = { ...open, begunAt };
  const better = [...seven, ...toldBy(9, "best", -21)];
  expect(ids(updateEdition(late, better, new Date(+begunAt + 10 * MINUTE_MS)))).toContain("best");
  expect(ids(updateEdition(late, better, new Date(+begunAt + 40 * MINUTE_MS)))).not.toContain("best");
});

/** A press of fourteen days: stories of any size at any hour, some of them told by many papers at once. */
function playedDays(days: number): EditionArticle[] {
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
      (_, paper): EditionArticle => ({
        id: `${n}-${paper}`,
        story: `${n}`,
        paper: `paper${paper}`,
        time: new Date(begun + random() * spread * HOUR_MS),
        category,
        copyOf: random() < 0.3 && paper > 0 ? `${n}-0` : null,
        hasPicture: random() < 0.6,
      }),
    );
  }).flat();
}

test("over fourteen played days every edition has seven stories, none twice, and changes only for a reason", () => {
  const press = playedDays(14).sort((a, b) => +a.time - +b.time);
  let now = new Date(+noon - 6 * HOUR_MS);
  let key = "";
  let edition: OpenEdition = open;
  const seen = { editions: 0, bursts: 0 };
  for (const end = +now + 13 * DAY_MS; +now < end; now = new Date(+now + 30 * MINUTE_MS)) {
    const articles = press.filter(({ time }) => time <= now && +now - +time <= 2 * DAY_MS);
    const current = editionAt(now);
    const isNew = key !== `${current.date} ${current.name}`;
    key = `${current.date} ${current.name}`;
    const before = edition;
    const opened = opensAt(current);
    const stories = isNew ? (chooseEdition(articles, now) ?? []) : updateEdition(before, articles, now);
    edition = isNew ? { opensAt: opened, begunAt: now, stories } : { ...before, stories };
    expect(new Set(ids(stories)).size, key).toBe(EDITION_LENGTH);
    const candidates = findCandidates(articles, now);
    const lead = candidates.find(({ story }) => story === stories[0]?.story);
    const isBurst = lead?.burstAt && +now - +lead.burstAt <= HOUR_MS;
    if (isNew) {
      seen.editions++;
      const available = new Set(candidates.map(({ category }) => category)).size;
      const shown = new Set(
        stories.map(({ story }) => candidates.find((one) => one.story === story)?.category),
      ).size;
      expect(shown, key).toBeGreaterThanOrEqual(Math.min(EDITION_LENGTH, available) - (isBurst ? 1 : 0));
      if (!isBurst) expect(lead, key).toBe(candidates[0]);
    } else if (stories[0]?.story !== before.stories[0]?.story) {
      seen.bursts++;
      expect(isBurst, `${now.toISOString()} ${key}`).toBe(true);
    } else expect(stories).toEqual(before.stories);
  }
  expect(seen.editions).toBe(39);
  expect(seen.bursts).toBeGreaterThan(5);
});
