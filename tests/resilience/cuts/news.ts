import { sql } from "kysely";
import { analyse } from "#features/news/jobs/analyse.ts";
import { createStoryAssigner } from "#features/news/jobs/assign-stories.ts";
import { createSentenceChooser } from "#features/news/jobs/choose-sentences.ts";
import { createTextMarker } from "#features/news/jobs/mark-texts.ts";
import { saveDrafts } from "#features/news/jobs/save-drafts.ts";
import { deleteSampleArticles, newsJobs } from "#features/news/jobs/schedule.ts";
import { savePapers } from "#features/news/store/feeds/papers.ts";
import { rebuildTerms } from "#features/news/store/search/search.ts";
import { newsTables } from "#features/news/store/tables.ts";
import type { Database } from "#platform/db/database.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { failed, ok } from "#platform/result.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { articleOf, now, paperOf, storeArticles } from "#tests/support/stored-news.ts";
import type { Operations } from "./operation.ts";

const clock = { now: () => now };
const FEED = "https://courier.example/feed";
const storedArticle = articleOf("courier", "Fire at the market in Lokoja", 30, { summary: "It burns." });
const editedArticle = { ...storedArticle, title: "Fire at the market in Lokoja is out" };
const twoSentences =
  "Fire broke out at a tailor's stall in Ado before dawn. Traders carried their goods to the river bank.";
const newArticle = articleOf("courier", "Rangers win in Enugu again", 10);
const success = {
  at: now,
  nextCheckAt: now,
  intervalMinutes: 10,
  learnt: { etag: '"2"', lastModified: null, bodyHash: "2", newestAt: now, undated: [] },
  detail: null,
  movedTo: null,
  movedTimes: 0,
};

const goneFetch: Fetch = async () =>
  failed({ kind: "status", message: "gone", status: 410, retryAfterSeconds: null });
/** Unchanged, and moved for the third time. */
const movedFetch: Fetch = async ({ url }) =>
  ok({
    status: 304,
    unchanged: true,
    url,
    movedTo: "https://courier.example/new",
    headers: {},
    body: new Uint8Array(),
  });

function runRound(db: Database, fetch: Fetch) {
  const papers = [paperOf("courier")];
  const jobs = newsJobs({
    db,
    clock,
    log,
    fetch,
    papers,
    edition: "live",
    retentionDays: 180,
    isAlone: true,
  });
  return jobs.find(({ name }) => name === "news.round")?.run(now) ?? Promise.reject(new Error("no round"));
}

const modelFetch: Fetch = async ({ url }) => {
  const message = { role: "assistant", content: JSON.stringify({ sentence: 1 }) };
  const body = JSON.stringify({
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "small",
    choices: [{ index: 0, message, finish_reason: "stop" }],
    usage: { prompt_tokens: 400, completion_tokens: 100, total_tokens: 500 },
  });
  const headers = { "content-type": "application/json" };
  return ok({
    status: 200,
    unchanged: false,
    url,
    movedTo: null,
    headers,
    body: new TextEncoder().encode(body),
  });
};

async function readNewsState(db: Database) {
  const { rows } = await sql`select
    array(select name || ' ' || edition from news.paper order by 1) as papers,
    array(select url || ' ' || state || ' ' || coalesce(etag, '') || ' ' || failures || ' ' || moved_times
      || ' ' || (last_checked_at is not null) from news.feed order by 1) as feeds,
    array(select outcome || ' ' || new_articles from news.feed_outcome order by 1) as outcomes,
    array(select title from news.article order by 1) as articles,
    array(select headline from news.headline order by 1) as headlines,
    array(select name || ' ' || jsonb_array_length(content) from news.digest order by 1) as lists,
    array(select name || ' ' || is_current from news.topic order by 1) as topics,
    array(select word from news.term order by 1) as terms,
    array(select topic_id from news.words) as words,
    array(select tokens > 0 from news.tokens_spent) as tokens`.execute(db);
  return rows[0];
}

export const news: Operations = {
  "a feed's new article, edited headline and ETag": {
    prepare: (db) => storeArticles(db, [storedArticle]),
    async run(database) {
      const db = newsTables(database);
      const assigner = createStoryAssigner(db, false);
      await assigner.catchUp(now);
      const feed = await db.selectFrom("news.feed").select("id").executeTakeFirst();
      const textMarker = createTextMarker(db);
      return saveDrafts(
        { db, assigner, textMarker, sample: false },
        feed?.id ?? 0,
        [editedArticle, newArticle],
        success,
      );
    },
    readState: readNewsState,
  },
  "a feed that is gone, and its record": {
    prepare: (db) => storeArticles(db, [storedArticle]),
    run: (db) => runRound(db, goneFetch),
    readState: readNewsState,
  },
  "a feed that has moved for good, and its record": {
    async prepare(db) {
      await storeArticles(db, [storedArticle]);
      await sql`update news.feed set moved_to = 'https://courier.example/new', moved_times = 2`.execute(db);
    },
    run: (db) => runRound(db, movedFetch),
    readState: readNewsState,
  },
  "the registry's papers and their feeds": {
    prepare: (db) => storeArticles(db, [storedArticle]),
    run: (db) =>
      savePapers(
        newsTables(db),
        [
          paperOf("courier", { name: "Courier", feeds: [{ url: `${FEED}/2`, category: null, state: "on" }] }),
          paperOf("herald"),
        ],
        "live",
      ),
    readState: readNewsState,
  },
  "the end of the sample edition": {
    prepare: (db) => storeArticles(db, [storedArticle], true),
    run: (db) => deleteSampleArticles(db),
    readState: readNewsState,
  },
  "the words of headlines, recounted": {
    async prepare(db) {
      await storeArticles(db, [storedArticle]);
      await sql`insert into news.term values ('forgotten', 1)`.execute(db);
    },
    run: (db) => rebuildTerms(newsTables(db), new Date(0)),
    readState: readNewsState,
  },
  "topics, picks, popular articles and the brief of one analysis": {
    async prepare(db) {
      const reports = ["courier", "tribune", "gazette", "herald"].map((paper, i) =>
        articleOf(paper, "Super Eagles beat Ghana 2-0 in Uyo qualifier", 30 + i * 20, {
          storyId: "1",
          subjectId: "1",
        }),
      );
      await storeArticles(db, reports);
      await sql`insert into news.topic (id, name, score, reason, papers, articles, sample_headlines, sparkline,
        computed_at, is_current, sample) values ('old', 'Old', 1, '', 1, '{}', '{}', '{}', now(), true, false)`.execute(
        db,
      );
    },
    run: (db) => analyse({ db, edition: "live" }, now),
    readState: readNewsState,
    isSlow: true,
  },
  "a model's choice and its cost": {
    async prepare(db) {
      await storeArticles(db, [{ ...storedArticle, summary: twoSentences }]);
      await sql`insert into news.topic (id, name, score, reason, papers, articles, sample_headlines, sparkline,
        computed_at, is_current, sample)
        values ('t', 'Fire', 1, '', 1, ${[storedArticle.id]}, '{}', '{}', now(), true, false)`.execute(db);
    },
    run: (db) =>
      createSentenceChooser({
        db,
        clock,
        log,
        model: { url: "http://model/v1", model: "small", dailyTokens: 100_000, fetch: modelFetch },
      })(),
    readState: readNewsState,
    // The cost is counted first: a lost choice is paid for again, and that is counted too.
    isConsistent: ({ words, tokens }: { words: string[]; tokens: boolean[] }) =>
      words.length <= tokens.length,
  },
};
