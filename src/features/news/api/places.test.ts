import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { states } from "#contracts/places.ts";
import { newsEndpoints } from "#features/news/contract/news.ts";
import { placesEndpoints } from "#features/news/contract/places.ts";
import { saveDigest } from "#features/news/store/digest.ts";
import { fileSlugs } from "#features/news/store/running.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { daysBefore, lagosDate } from "#platform/time.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { readNews } from "./read.ts";

const caller = { address: "", headers: {} };
const DAY = 24 * 60;
const kano = ["kano"];
const fire = articleOf("courier", "Fire at Kano market", 60, { states: kano });
const fireToo = articleOf("gazette", "Traders count losses", 50, { storyId: fire.id });
const singles = [1, 2, 3, 4].map((at) =>
  articleOf("courier", `Kano story ${at}`, at * DAY, { states: kano, category: "Sports" }),
);
/** Both states are its record's; only a text of long ago names Kano. */
const earlier = articleOf("courier", "Herders agree on Kano road", 20 * DAY, { states: kano });
const agreed = articleOf("gazette", "Jigawa welcomes agreement", 2 * DAY, {
  ...{ storyId: earlier.id, states: ["jigawa"] },
});
/** One of three texts names the state: its story is not about it. */
const visit = articleOf("courier", "Minister on tour", 40, { states: ["edo"] });
const visits = ["gazette", "herald"].map((paper) =>
  articleOf(paper, "Tour goes on", 39, {
    storyId: visit.id,
    states: ["kano"].slice(paper === "herald" ? 0 : 1),
  }),
);
const old = articleOf("herald", "Kano long ago", 20 * DAY, { states: kano });
const jigawa = articleOf("herald", "Jigawa opens clinic", 3 * DAY, { states: ["jigawa"] });
const both = articleOf("herald", "Floods in two states", 5 * DAY, { states: ["jigawa", "kaduna"] });

const database = databaseOfFile();
beforeAll(async () => {
  await storeArticles(database.db, [fire, fireToo, ...singles, visit, ...visits, old, jigawa, both]);
});

const factsAbout = (paper: string) =>
  paper === "herald" ? [{ fact: "city" as const, value: "Kano", source: "https://herald.example" }] : [];
const news = () => readNews({ db: database.db, clock: { now: () => now }, factsAbout });
const place = async (state: string) => accepted(await news()["GET /places/{state}"]({ state }, caller));
const counts = async () => {
  const { places } = accepted(await news()["GET /places"]({}, caller));
  return Object.fromEntries(
    places.filter(({ stories }) => stories > 0).map((one) => [one.slug, one.stories]),
  );
};
const latest = async (words: object) =>
  news()["GET /articles/latest"](newsEndpoints["GET /articles/latest"].params.parse(words), caller);
const search = async (words: object) =>
  accepted(
    await news()["GET /articles/search"](newsEndpoints["GET /articles/search"].params.parse(words), caller),
  );
const idsOfRows = (articles: readonly { id: string }[]) => articles.map(({ id }) => id);
const idsOf = (articles: readonly { _id: string }[]) => articles.map(({ _id }) => _id);

test("every state is listed with its stories of the last seven days", async () => {
  const answer = placesEndpoints["GET /places"].answer.parse(
    accepted(await news()["GET /places"]({}, caller)),
  );
  expect(answer.places.map(({ slug }) => slug)).toEqual(states.map(({ slug }) => slug));
  expect(await counts()).toEqual({ kano: 5, jigawa: 2, kaduna: 1 });
});

test("a state's answer has what it is, its papers, its week, its stories", async () => {
  const answer = placesEndpoints["GET /places/{state}"].answer.parse(await place("kano"));
  expect(answer).toMatchObject({
    place: {
      slug: "kano",
      name: "Kano",
      zone: "North West",
      capital: "Kano",
      latitude: 12.002,
      longitude: 8.592,
    },
    neighbours: [
      { slug: "bauchi" },
      { slug: "jigawa" },
      { slug: "kaduna" },
      { slug: "katsina", name: "Katsina" },
    ],
    newspapers: [{ id: "herald", name: "The herald", city: "Kano" }],
    week: {
      ...{ stories: 5, papers: 2, articles: 6, first_reports: [] },
      categories: [
        { category: "Sports", stories: 4 },
        { category: "General News", stories: 1 },
      ],
    },
    is_quiet: false,
    zone_stories: [],
    running: [],
  });
  expect(idsOf(answer.latest)).toEqual([fire.id, ...singles.map(({ id }) => id), old.id]);
  expect(idsOf(answer.most_reported)).toEqual([fireToo.id]);
});

test("a story of two states is one of the week only where a text of the week names it, on every page", async () => {
  await storeArticles(database.db, [earlier, agreed]);
  const ofPages = { kano: (await place("kano")).week.stories, jigawa: (await place("jigawa")).week.stories };
  const listed = await counts();
  const ids = [earlier.id, agreed.id];
  await newsTables(database.db).deleteFrom("news.article").where("id", "in", ids).execute();
  expect(ofPages).toEqual({ kano: 5, jigawa: 3 });
  expect(listed).toMatchObject(ofPages);
});

test("who reported first is counted where ten papers published on the day", async () => {
  const others = Array.from({ length: 8 }, (_, at) => articleOf(`paper${at}`, `Rain ${at}`, 30));
  await storeArticles(database.db, others);
  expect((await place("kano")).week.first_reports).toMatchObject([{ id: "courier", stories: 1 }]);
});

test("an event in one of a state's cities is in the state", async () => {
  for (const [state, city] of [
    ["lagos", "Lagos"],
    ["lagos", "Ikeja"],
    ["fct", "Abuja"],
    ["edo", "Benin City"],
  ] as const)
    expect((await place(state)).place.cities).toContain(city);
  expect((await place("kano")).place.cities).not.toContain("Ikeja");
});

test("a quiet week says so, and brings the stories of the other states of the zone", async () => {
  const answer = await place("jigawa");
  expect([answer.is_quiet, idsOf(answer.latest)]).toEqual([true, [jigawa.id, both.id]]);
  expect(idsOf(answer.zone_stories)).toEqual([fire.id, ...singles.map(({ id }) => id), both.id, old.id]);
  const empty = await place("fct");
  expect(empty).toMatchObject({ is_quiet: true, latest: [], week: { stories: 0, first_reports: [] } });
  expect(empty.zone_stories).toEqual([]);
});

test.each([
  ["Kano", "kano"],
  ["akwa ibom", "akwa-ibom"],
  ["Ile-Ife", "osun"],
  ["ibadan", "oyo"],
  ["Abuja", "fct"],
])("%s leads to the state %s", async (typed, slug) => {
  expect((await place(typed)).place.slug).toBe(slug);
});

test("there is no other state", async () => {
  for (const state of ["atlantis", "London", "", "__proto__"])
    expect(await news()["GET /places/{state}"]({ state }, caller)).toMatchObject({ refused: "not-found" });
});

test("running stories touch the states that a quarter of their articles are about", async () => {
  await fileSlugs(
    newsTables(database.db),
    [fire.id, singles[0]?.id ?? "", jigawa.id].map((article, ago) => ({
      ...{ key: "market fire", language: "en", shown: "Market fire", articles: [article] },
      day: lagosDate(daysBefore(now, ago)),
    })),
    { now, sample: false },
  );
  expect((await place("kano")).running).toMatchObject([{ topic: "Market fire", language: "en" }]);
  expect((await place("jigawa")).running).toEqual([]);
});

test("the latest articles and the search are narrowed to a state, by its slug or its name", async () => {
  for (const name of ["kano", "Kano", "KANO"])
    expect(idsOf(accepted(await latest({ place: name })).articles)).toEqual([
      fire.id,
      ...singles.map(({ id }) => id),
      old.id,
    ]);
  // The visit's story is not in Kano: it is neither counted nor listed.
  const shown = accepted(await latest({ place: "kano", limit: 2 }));
  expect([shown.total, shown.articles.length]).toEqual([6, 2]);
  const rest = accepted(await latest({ place: "kano", limit: 4, cursor: shown.next_cursor }));
  expect(idsOf(rest.articles)).toEqual([...singles.slice(1).map(({ id }) => id), old.id]);
  expect(accepted(await latest({ place: "kano", category: "general news" }))).toMatchObject({
    total: 2,
    articles: [{ _id: fire.id }, { _id: old.id }],
  });
  expect(idsOf(accepted(await latest({ place: "kano", category: "sports" })).articles)).toHaveLength(4);
  expect(idsOf((await search({ q: "story", place: "kano" })).articles)).toHaveLength(4);
  expect((await search({ q: "story", place: "edo" })).articles).toEqual([]);
  expect(await latest({ place: "atlantis" })).toMatchObject({ refused: "not-found" });
  const sports = newsEndpoints["GET /articles/category/{category}"].params;
  const inState = async (place: string) => {
    const asked = sports.parse({ category: "sports", place });
    const { articles, leads } = accepted(await news()["GET /articles/category/{category}"](asked, caller));
    return [articles.length, leads.length];
  };
  await saveDigest(newsTables(database.db), "leads", idsOfRows(singles), now);
  expect([await inState("kano"), await inState("edo")]).toEqual([
    [4, 4],
    [0, 0],
  ]);
});

test("copies of a text do not count when a state's stories are filtered and counted", async () => {
  const text = articleOf("courier", "Bridge opens", 20, { states: ["osun"] });
  const others = ["gazette", "herald"].map((paper) =>
    articleOf(paper, `Bridge opens, ${paper}`, 19, { storyId: text.id, copyOf: text.id }),
  );
  await storeArticles(database.db, [text, ...others]);
  expect(accepted(await latest({ place: "osun" }))).toMatchObject({ total: 1, articles: [{ _id: text.id }] });
  const names = ["third", "fourth"].map((paper) =>
    articleOf(paper, `The bridge, by ${paper}`, 18, { storyId: text.id }),
  );
  await storeArticles(database.db, names);
  expect(accepted(await latest({ place: "osun" }))).toMatchObject({ total: 0, articles: [] });
});

test("a search for a state or its capital offers the state", async () => {
  expect((await search({ q: "Kaduna" })).places).toEqual([{ slug: "kaduna", name: "Kaduna" }]);
  expect((await search({ q: "kaduna state" })).places).toEqual([{ slug: "kaduna", name: "Kaduna" }]);
  expect((await search({ q: "Abuja" })).places).toEqual([{ slug: "fct", name: "Federal Capital Territory" }]);
  expect((await search({ q: "Kaduna fire" })).places).toEqual([]);
  expect((await search({ q: "Kaduna", page: 2 })).places).toEqual([]);
  const { places } = accepted(await news()["GET /articles/suggest"]({ q: "Ọ̀ṣ" + "un" }, caller));
  expect(places).toEqual([{ slug: "osun", name: "Osun" }]);
  expect(accepted(await news()["GET /articles/suggest"]({ q: "kad" }, caller)).places).toMatchObject([
    { slug: "kaduna" },
  ]);
  expect(accepted(await news()["GET /articles/suggest"]({ q: "k" }, caller)).places).toEqual([]);
});

test("an article and a story say in which states they are", async () => {
  const ofStory = accepted(await news()["GET /stories/{id}"]({ id: fire.id }, caller));
  expect(ofStory.places).toEqual([{ slug: "kano", name: "Kano" }]);
  expect(accepted(await news()["GET /articles/{id}"]({ id: fireToo.id }, caller)).places).toEqual(
    ofStory.places,
  );
  expect(accepted(await news()["GET /articles/{id}"]({ id: visit.id }, caller)).places).toEqual([]);
});

test("what is withdrawn or hidden is neither counted nor shown", async () => {
  await takeDown(database.db, "article", fire.id);
  await sql`update news.article set hidden = true where id = ${singles[0]?.id}`.execute(database.db);
  expect((await counts()).kano).toBe(3);
  expect(idsOf((await place("kano")).latest)).not.toContain(fire.id);
  expect(idsOf(accepted(await latest({ place: "kano" })).articles)).not.toContain(singles[0]?.id);
});
