import { beforeAll, expect, test } from "vitest";
import { findAnalysed } from "#features/news/store/digest.ts";
import { findEditionArticles } from "#features/news/store/editions.ts";
import { saveLinks } from "#features/news/store/links.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { daysBefore } from "#platform/time.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { composeEdition } from "./editions.ts";
import { readNews } from "./read.ts";

const agency = articleOf("agency", "Adu opens jetty in Borgu", 90);
const copies = ["courier", "gazette", "herald"].map((paper, at) =>
  articleOf(paper, `Adu opens jetty in Borgu, ${paper}`, 60 - at, {
    ...{ storyId: agency.id, subjectId: agency.id, copyOf: agency.id },
  }),
);
const [courier, gazette, herald] = copies.map(({ id }) => id);
const hausa = articleOf("amaryar", "Adu ya buɗe tashar jirgi", 50, { language: "ha" });

const database = databaseOfFile();
const tables = () => newsTables(database.db);
beforeAll(async () => {
  await storeArticles(database.db, [agency, ...copies, hausa]);
  await saveLinks(tables(), [{ article: hausa.id, other: courier ?? "", rarity: 1 }]);
});

/** Which of the story's articles count as a copy, wherever that is asked. */
async function readCopies() {
  const { candidates } = await composeEdition(tables(), now);
  const weighed = await findEditionArticles(tables(), daysBefore(now, 1), now);
  const analysed = await findAnalysed(tables(), daysBefore(now, 1), now);
  const ofStory = (rows: typeof weighed) =>
    rows.filter(({ story }) => story === agency.id).map(({ id, copyOf }) => [id, copyOf]);
  const news = readNews({ db: database.db, clock: { now: () => now } });
  const caller = { address: "", headers: {} };
  const { story } = accepted(await news["GET /stories/{id}"]({ id: agency.id }, caller));
  const linked = accepted(await news["GET /stories/{id}"]({ id: hausa.id }, caller)).in_other_languages;
  return {
    mayBeChosen: candidates.some((one) => one.story === agency.id),
    ...{ weighed: ofStory(weighed), analysed: ofStory(analysed) },
    shown: story.tellings.filter(({ copy }) => copy).map(({ article_id }) => article_id),
    linked: linked.map(({ article_id, copy }) => [article_id, copy]),
  };
}

test("copies are of the earliest text that is left, on every page and to the desk", async () => {
  const withOriginal = [[agency.id, null], ...copies.map(({ id }) => [id, agency.id])];
  expect(await readCopies()).toEqual({
    ...{ mayBeChosen: true, weighed: withOriginal, analysed: withOriginal },
    ...{ shown: [courier, gazette, herald], linked: [[courier, true]] },
  });
  await takeDown(database.db, "article", agency.id);
  const left = [
    [courier, null],
    [gazette, courier],
    [herald, courier],
  ];
  expect(await readCopies()).toEqual({
    ...{ mayBeChosen: true, weighed: left, analysed: left },
    ...{ shown: [gazette, herald], linked: [[courier, false]] },
  });
  await takeDown(database.db, "article", courier ?? "");
  expect((await readCopies()).weighed).toEqual([
    [gazette, null],
    [herald, gazette],
  ]);
});
