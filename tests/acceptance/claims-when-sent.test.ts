import { sql } from "kysely";
import { expect, test } from "vitest";
import { posters } from "#app/share/posters.ts";
import * as api from "#contracts/all/api.ts";
import { runDelivery } from "#features/letters/jobs/delivery-run.ts";
import { freezeDueBrief } from "#features/letters/jobs/freeze-brief.ts";
import { letterWriters } from "#features/letters/mail/render-letters.tsx";
import { queueBrief } from "#features/letters/store/deliveries.ts";
import { readNews } from "#features/news/api/read.ts";
import { HOUR_MS } from "#platform/time.ts";
import { recordingSink } from "#tests/support/letters.ts";
import { playedAt, playNews } from "#tests/support/played-news.ts";
import { startPush } from "#tests/support/push.ts";
import { breakingStory } from "#tests/support/push-answers.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";

/** The morning's brief is frozen, then something happens to its stories, and then its letters are sent. */
async function startMorning(before?: (news: Awaited<ReturnType<typeof playNews>>) => Promise<void>) {
  const news = await playNews();
  await before?.(news);
  const sink = recordingSink();
  const deps = {
    ...{ ...news, secret: "a secret", siteUrl: "https://gist.example" },
    ...{ operatorEmail: null, contactEmail: "desk@gist.example", writers: letterWriters },
    ...{ mail: { live: sink, sample: sink }, edition: async () => "sample" as const },
  };
  await freezeDueBrief(playedAt, deps);
  return {
    ...news,
    async letter(email: string): Promise<string> {
      await sql`insert into letters.subscriber (email, state, consent_at, consent_version)
        values (${email}, 'active', ${playedAt}, '1')`.execute(news.db);
      await queueBrief(news.db, "2026-11-21", { at: playedAt, goodUntil: new Date(+playedAt + HOUR_MS) });
      await runDelivery(deps);
      return sink.sent.find(({ to }) => to === email)?.text ?? "";
    },
  };
}

/** The lines about one topic in the letter's text. */
function linesAbout(headline: string, text: string): string {
  return text.split("\n\n").find((part) => part.includes(headline) && part.includes("http")) ?? "";
}

test("a letter claims of a story only what its record says when it is sent", async () => {
  const morning = await startMorning();
  const { brief } = await morning.ask(api.letters.brief, { date: "latest" });
  const topic = brief.topics.find(({ papers }) => papers.length > 2);
  if (topic === undefined) throw new Error("no topic of several papers");
  const first = topic.papers[0]?.name ?? "";
  expect(linesAbout(topic.headline, await morning.letter("ada@mail.ng"))).toContain(
    `Also in ${topic.papers.length - 1} papers`,
  );
  // The story is split: all but the brief's article belong to another one.
  await sql`update news.article set story_id = 'split', copy_of = null, step = null
    where story_id = (select story_id from news.article where id = ${topic.article_id}) and id <> ${topic.article_id}`.execute(
    morning.db,
  );
  const after = linesAbout(topic.headline, await morning.letter("eve@mail.ng"));
  expect(after).not.toContain("Also in");
  expect(after).not.toContain("Later:");
  const { article } = await morning.ask(api.news.article, { id: topic.article_id });
  if (article.newspaper_name !== first) expect(after).not.toContain(first);
  expect(after).toContain(article.newspaper_name);
  const poster = await posters.article(morning.ask, topic.article_id);
  expect(poster.aside).toBeUndefined();
  await morning.close();
});

test("a letter repeats no step of a story to which it does not belong, and no article that was taken down", async () => {
  const morning = await startMorning(async ({ db, ask }) => {
    const { topics } = await ask(api.news.briefTopics, {});
    const step = articleOf("courier", "Police arrest two over it", 0, {
      time: new Date(+playedAt - 1000),
      storyId: topics[0]?.story_id ?? "",
    });
    await storeArticles(db, [step], true);
    await sql`update news.article set step = 'arrest' where id = ${step.id}`.execute(db);
  });
  const { brief } = await morning.ask(api.letters.brief, { date: "latest" });
  const topic = brief.topics.find(({ sentence_article: step, article_id }) => step && step !== article_id);
  if (!topic?.sentence_article || topic.sentence === null) throw new Error("no topic with a step");
  expect(await morning.letter("ada@mail.ng")).toContain(topic.sentence);
  await sql`update news.article set story_id = id where id = ${topic.sentence_article}`.execute(morning.db);
  const text = await morning.letter("eve@mail.ng");
  expect(text).toContain(topic.headline);
  expect(text).not.toContain(topic.sentence);
  // Of the topic's own article nothing is left to say.
  await sql`update news.article set hidden = true where id = ${topic.article_id}`.execute(morning.db);
  expect(await morning.letter("uche@mail.ng")).not.toContain(topic.headline);
  await morning.close();
});

test("a waiting message of a story that was split, or whose paper changed the headline, is not sent", async () => {
  const push = await startPush();
  const stories = ["s1", "s2", "s3"].map((id) => articleOf("courier", `Story ${id}`, 5, { id, storyId: id }));
  await storeArticles(push.db, stories);
  const calls = readNews({ db: push.db, clock: push.deps.clock });
  const { ask } = push.deps;
  push.deps.ask = (async (address: "GET /stories/{id}", params: { id: string }) => {
    if (address !== "GET /stories/{id}") return ask(address as never, params as never);
    const answer = await calls[address](params, { address: "", headers: {} });
    if ("refused" in answer) throw Object.assign(new Error("refused"), { status: 404 });
    return answer;
  }) as never;
  push.answers["GET /stories/breaking"] = {
    stories: stories.map(({ id }) => ({ ...breakingStory(id), paper: "The courier" })),
  };
  const browser = await push.subscribe(["breaking"]);
  browser.fault = (response) => response.writeHead(500).end();
  await push.tick("2026-11-21", "19:00");
  await sql`update news.article set title = 'Story s1 is not true' where id = 's1'`.execute(push.db);
  await takeDown(push.db, "article", "s2");
  delete browser.fault;
  await push.tick("2026-11-21", "19:02");
  expect(browser.received.map(({ payload }) => payload.headline)).toEqual(["Story s3"]);
  const { rows } = await sql<{ failure: string }>`
    select failure from push.delivery where state = 'failed' order by failure`.execute(push.db);
  expect(rows.map(({ failure }) => failure)).toEqual(["no longer true", "withdrawn"]);
  await push.close();
});
