import { expect, test } from "vitest";
import type { Language } from "#contracts/languages.ts";
import { saveDigest } from "#features/news/store/digest.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

const database = databaseOfFile();
const nobody = { address: "", headers: {} };
const HOUR = 60;

/** What the brief says of a story whose latest step another paper reported five hours before `now`, 19:00 in Lagos. */
async function sentenceIn(language: Language, hoursBefore: number): Promise<string | null | undefined> {
  const lead = articleOf("courier", `Bridge ${language} ${hoursBefore}`, hoursBefore * HOUR, { language });
  const step = articleOf("echo", `Step ${language} ${hoursBefore}`, 5 * HOUR, { language, storyId: lead.id });
  await storeArticles(database.db, [lead, step]);
  const tables = newsTables(database.db);
  await tables.updateTable("news.article").set({ step: "opened" }).where("id", "=", step.id).execute();
  const topic = { topic: "Politics", headline: lead.title, sentence: null, papers: [] };
  const brief = [{ ...topic, articleId: lead.id, storyId: lead.id }];
  await saveDigest(tables, "brief", brief, now, language === "en" ? undefined : language);
  const say = (into: Language, sentence: string) => `${sentence} [${into}]`;
  const news = readNews({ db: database.db, clock: { now: () => now }, say });
  const answer = await news["GET /brief/topics"]({ language: [language] }, nobody);
  return "refused" in answer ? null : answer.topics[0]?.sentence;
}

test.each<[Language, number, string]>([
  ["en", 7, "Later [en]: Step en 7 (The echo, 14:00)"],
  ["en", 24, "Later [en]: Step en 24 (The echo, Sat 14:00)"],
  ["ha", 7, "Later [ha]: Step ha 7 (The echo, 14:00)"],
  ["ha", 24, "Later [ha]: Step ha 24 (The echo, 2026-11-21 14:00)"],
])("the %s brief tells a step of a story that began %i hours ago as %s", async (language, hours, told) => {
  expect(await sentenceIn(language, hours)).toBe(told);
});
