import { beforeAll, expect, test } from "vitest";
import { savePapers } from "#features/news/store/feeds/papers.ts";
import { findCompletions, findNearWords, rebuildTerms } from "#features/news/store/search/search.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, paperOf, storeArticles } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

/** Each article by its name in the table below. */
const headlines = {
  kano: ["ha", "Gwamnan Kano ya buɗe sabuwar makaranta"],
  vote: ["ha", "Zaɓen Kano: jam'iyyun adawa sun haɗu"],
  base: ["ha", "Gwamna ya gana da 'yan kasuwar Sabon Gari"],
  school: ["ha", "Makarantar Ɗanbatta ta samu ɗakin karatu"],
  poll: ["en", "Voter turnout rises in Osun poll"],
  who: ["en", "Who is who in the new cabinet"],
  banj: ["en", "D'Banj opens the Lagos concert"],
  egba: ["yo", "Àwọn akẹ́kọ̀ọ́ Ẹ̀gbá bẹ̀rẹ̀ ìdánwò ní Abẹ́òkúta"],
  king: ["yo", "Ọba Ọ̀ṣun ṣí ọjà tuntun"],
  awka: ["ig", "Ụmụ akwụkwọ Ọka enwetala ọbá akwụkwọ ọhụrụ"],
  song: ["ig", "Abụ ọhụrụ na-ewu ewu n'Enugu"],
  egg: ["pcm", "Egg don cheap small for Mile 12 market"],
} as const;
type Name = keyof typeof headlines;

const database = databaseOfFile();

beforeAll(async () => {
  const entries = Object.entries(headlines);
  await storeArticles(
    database.db,
    entries.map(([name, [language, title]], at) =>
      articleOf("paper", title, at, { id: `${name}1`, language }),
    ),
  );
  await savePapers(
    newsTables(database.db),
    [
      paperOf("eyele", { name: "Ìròyìn Ẹyẹlé", language: "yo", nameLanguage: "yo" }),
      paperOf("today", { name: "This Day" }),
      paperOf("dorawa", { name: "Jaridar Ɗorawa", language: "ha", nameLanguage: "ha" }),
    ],
    "live",
  );
  await rebuildTerms(newsTables(database.db), new Date(0));
});

function search(q: string) {
  const params = { q, page: 1, limit: 10, order: "newest" as const };
  const clock = { now: () => now };
  return readNews({ db: database.db, clock })["GET /articles/search"](params, { address: "", headers: {} });
}

const queries: readonly (readonly [q: string, found: readonly Name[], marked: string])[] = [
  // Hausa genitives that occur in headlines
  ["gwamna", ["kano", "base"], "Gwamnan"],
  ["Gwamna Kano", ["kano"], "Kano"],
  ["gwamnan", ["kano"], "Gwamnan"],
  ["zaɓe", ["vote"], "Zaɓen"],
  ["zabe", ["vote"], "Zaɓen"],
  ["zaɓen", ["vote"], "Zaɓen"],
  ["makaranta", ["kano", "school"], "makaranta"],
  ["makarantar", ["school"], "Makarantar"],
  ["kasuwa", ["base"], "kasuwar"],
  ["gwamna -Kano", ["base"], "Gwamna"],
  ['"gwamna Kano"', ["kano"], "Gwamnan"],
  ["gwamna or Enugu", ["kano", "base", "song"], "Gwamnan"],
  ["vote", [], ""],
  // With diacritics, without, and with some of them
  ["Ɗanbatta", ["school"], "Ɗanbatta"],
  ["danbatta", ["school"], "Ɗanbatta"],
  ["buɗe", ["kano"], "buɗe"],
  ["bude", ["kano"], "buɗe"],
  ["jam'iyyun", ["vote"], "jam'iyyun"],
  ["jam’iyyun", ["vote"], "jam'iyyun"],
  ["jamiyyun", ["vote"], "jam'iyyun"],
  ["'yan kasuwar", ["base"], "yan"],
  ["Ẹ̀gbá", ["egba"], "Ẹ̀gbá"],
  ["egba", ["egba"], "Ẹ̀gbá"],
  ["akẹ́kọ̀ọ́", ["egba"], "akẹ́kọ̀ọ́"],
  ["akekoo", ["egba"], "akẹ́kọ̀ọ́"],
  ["Abeokuta", ["egba"], "Abẹ́òkúta"],
  ["Ọ̀ṣun", ["poll", "king"], "Osun"],
  ["osun", ["poll", "king"], "Osun"],
  ["oba", ["king", "awka"], "Ọba"],
  ["Ọka", ["awka"], "Ọka"],
  ["akwukwo", ["awka"], "akwụkwọ"],
  ["ọhụrụ", ["awka", "song"], "ọhụrụ"],
  ["enugu", ["song"], "n'Enugu"],
  ["D’Banj", ["banj"], "D'Banj"],
  ["dbanj", ["banj"], "D'Banj"],
  ["Mile 12", ["egg"], "Mile"],
  // Stop words alone
  ["who is who", ["who"], "Who"],
  ["in the", ["who"], "in"],
  ["the in", ["who"], "the"],
  ["don", ["egg"], "don"],
];

test("there are forty queries", () => expect(queries).toHaveLength(40));

test.each(queries)("%j finds %j and marks %j", async (q, names, marked) => {
  const { articles } = accepted(await search(q));
  expect(articles.map(({ _id }) => _id)).toEqual(names.map((name) => `${name}1`));
  if (marked !== "") expect(articles[0]?.headline).toContain(`\u2068${marked}\u2069`);
});

test.each([
  ["iroyin eyele", ["Ìròyìn Ẹyẹlé"]],
  ["Ìròyìn", ["Ìròyìn Ẹyẹlé"]],
  ["this day", ["This Day"]],
  ["dorawa", ["Jaridar Ɗorawa"]],
  ["Ɗorawa", ["Jaridar Ɗorawa"]],
])("%j finds newspapers of that name", async (q, names) => {
  expect(await search(q)).toMatchObject({ papers: names });
});

test("a genitive found only in Hausa summaries matches, unless English headlines use the word more", async () => {
  const reports = [
    { title: "Manoma sun samu iri", summary: "Ministan noma ya raba shi.", language: "ha", id: "seed1" },
    { title: "An rufe rajista", summary: "Kati shi ne Permanent Voter Card.", language: "ha", id: "card1" },
    ...[1, 2, 3, 4].map((at) => ({
      title: `Voter register ${at} opens`,
      language: "en" as const,
      id: `roll${at}`,
    })),
  ] as const;
  const later = Object.keys(headlines).length;
  await storeArticles(
    database.db,
    reports.map(({ title, ...parts }, at) => articleOf("paper", title, later + at, parts)),
  );
  await rebuildTerms(newsTables(database.db), new Date(0));
  const minister = accepted(await search("minista"));
  expect(minister.articles.map(({ _id, summary }) => [_id, summary])).toEqual([
    ["seed1", "\u2068Ministan\u2069 noma ya raba shi."],
  ]);
  expect(await search("vote")).toMatchObject({ articles: [] });
  // A word that occurs in summaries only is neither completed nor suggested.
  expect(await findCompletions(newsTables(database.db), "minis", 5)).toEqual([]);
  expect(await findNearWords(newsTables(database.db), "ministar")).toEqual([]);
});
