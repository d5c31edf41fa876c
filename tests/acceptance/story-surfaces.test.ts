import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { posters } from "#app/share/posters.ts";
import { articlePage, categoryPage, pages, searchPage, storyPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { categories } from "#contracts/sections.ts";
import { letterWriters } from "#features/letters/mail/render-letters.tsx";
import { topicPapers, topicSentence } from "#features/letters/mail/wording.ts";
import type { Article, Story } from "#features/news/contract/news.ts";
import { rssFor } from "#features/news/outlets/rss/feeds.ts";
import { announceBreaking } from "#features/push/jobs/announce-breaking.ts";
import { briefLinks } from "#tests/support/brief-links.ts";
import { playedAt, playNews } from "#tests/support/played-news.ts";
import { faultsOf, findTruths, plain, type Said, type Truth } from "#tests/support/said-of-stories.ts";
import { renderPage } from "#tests/support/site-pages.tsx";

let news: Awaited<ReturnType<typeof playNews>>;
let truths: ReadonlyMap<string, Truth>;

beforeAll(async () => {
  news = await playNews();
  truths = await findTruths(news.db);
}, 120_000);
afterAll(() => news.close());

const faults = (said: readonly Said[]) => said.flatMap((one) => faultsOf(one, truths));

function ofCard(where: string, card: Article, forStory = false): Said {
  return {
    ...{ where, article: card._id, headline: card.headline, category: card.category, forStory },
    ...{ others: card.also_in.count, picture: card.image_url !== null },
    ...(card.newspaper_name !== null && { paper: card.newspaper_name }),
    ...(card.image_url !== null && { credit: card.image_paper?.name ?? card.newspaper_name }),
  };
}

function ofStory(where: string, story: Story): Said {
  const [first] = story.coverage;
  return {
    ...{
      where,
      article: story.tellings[0]?.article_id ?? "",
      papers: story.papers,
      category: story.category,
    },
    ...{ storyHeadline: story.headline, ...(first && { first: first.paper }) },
    storyCredit: story.picture?.paper ?? null,
  };
}

/** How many are asked for one by one. */
const ARTICLES = 30;

/** The articles of the lists that readers see, each once. */
async function shownArticles(): Promise<Article[]> {
  const { edition } = await news.ask(api.news.currentEdition);
  const { featured } = await news.ask(api.news.homepage);
  const { articles: popular } = await news.ask(api.news.popular, { limit: 20 });
  const { articles: latest } = await news.ask(api.news.latest, { limit: 40 });
  const all = [...(edition?.stories ?? []), ...featured, ...popular, ...latest];
  return all.filter(({ _id }, at) => at === all.findIndex((one) => one._id === _id)).slice(0, ARTICLES);
}

/** Headlines are searched without the marks around what was found. */
const unmarked = (text: string) => text.replace(/[\u2068\u2069]/g, "");

test("every call says the same of a story", async () => {
  const { ask } = news;
  const said: Said[] = [];
  const home = await ask(api.news.homepage);
  const { edition } = await ask(api.news.currentEdition);
  expect(edition?.stories).toHaveLength(7);
  said.push(...(edition?.stories ?? []).map((card) => ofCard("edition", card, true)));
  said.push(...home.featured.map((card) => ofCard("picks", card, true)));
  if (home.lead) said.push(ofCard("lead", home.lead, true));
  for (const story of [edition?.lead_story, home.lead_story])
    if (story) said.push(ofStory("lead's story", story));
  const { articles: popular } = await ask(api.news.popular, { limit: 20 });
  for (const card of popular)
    said.push(ofCard("popular", card, true), {
      where: "popular's reason",
      article: card._id,
      ...(card.why && { papers: card.why.papers }),
    });
  const { articles: latest } = await ask(api.news.latest, { limit: 100 });
  said.push(...latest.map((card) => ofCard("latest", card)));
  for (const category of categories) {
    const { articles, leads } = await ask(api.news.category, { category });
    for (const card of [...articles, ...leads]) expect(card.category).toBe(category);
    said.push(
      ...articles.map((card) => ofCard(category, card)),
      ...leads.map((card) => ofCard(`${category}'s leads`, card, true)),
    );
  }
  const { topics } = await ask(api.news.topics, {});
  expect(topics.length).toBeGreaterThan(2);
  for (const { articles } of topics) said.push(...articles.map((card) => ofCard("topic", card)));
  for (const shown of await shownArticles()) {
    const answer = await ask(api.news.article, { id: shown._id });
    said.push(ofCard("article", answer.article));
    if (answer.story) said.push(ofStory("article's story", answer.story));
    const { story, articles, texts } = await ask(api.news.story, { id: shown.story_id ?? "" });
    said.push(ofStory("story", story), ...articles.map((card) => ofCard("story's articles", card)));
    expect(texts).toHaveLength(story.independent_reports);
    expect(texts.flatMap(({ copies }) => copies)).toHaveLength(
      story.tellings.filter(({ copy }) => copy).length,
    );
    const { articles: hits } = await ask(api.news.search, { q: `"${shown.headline}"`, limit: 10 });
    said.push(...hits.map((card) => ofCard("search", { ...card, headline: unmarked(card.headline) })));
  }
  expect(said.length).toBeGreaterThan(300);
  expect(faults(said)).toEqual([]);
});

test("a share picture says what the story's page says", async () => {
  const said: Said[] = [];
  for (const shown of await shownArticles()) {
    const poster = await posters.article(news.ask, shown._id);
    const others = Number(/Also in (\d+) paper/.exec(poster.aside ?? "")?.[1] ?? 0);
    const article = { where: "share picture", article: shown._id };
    said.push({ ...article, headline: poster.title, paper: poster.foot, category: poster.category, others });
    const story = await posters.story(news.ask, shown.story_id ?? "");
    const papers = Number(/by (\d+) paper/.exec(story.foot)?.[1]);
    said.push({ ...article, papers, storyHeadline: story.title, category: story.category });
    expect(story.coverage?.dots).toHaveLength(papers);
  }
  expect(faults(said)).toEqual([]);
});

test("the brief, its page and its letter say of a story what its record says", async () => {
  const { brief } = await news.ask(api.letters.brief, { date: "latest" });
  expect(brief.topics.length).toBeGreaterThan(4);
  const { html, text } = letterWriters.renderBrief(brief, briefLinks);
  const page = plain(await renderPage(news.ask, pages.dailyBrief, playedAt.toISOString()));
  const said = brief.topics.flatMap((topic): Said[] => {
    const about = { where: "brief", article: topic.article_id };
    const papers = topicPapers(topic);
    for (const surface of [plain(html), text, page]) {
      expect(surface).toContain(topic.headline);
      expect(surface).toContain(topicSentence(topic));
      expect(surface).toContain(papers);
    }
    const others = /^Also in (\d+) paper/.exec(papers)?.[1];
    return [
      { ...about, headline: topic.headline, papers: topic.papers.length, first: topic.papers[0]?.name ?? "" },
      { ...about, ...(others !== undefined && { papers: Number(others) + 1 }) },
    ];
  });
  expect(faults(said)).toEqual([]);
});

/** A feed has no badge: it labels a fact-check in the title. */
const withoutLabel = (title: string) => title.replace(/^Fact-check: /, "");

test("a feed of the news says what the lists say", async () => {
  const addresses = {
    ...{ site: "https://gist.example", api: "https://gist.example/api" },
    ...{ languages: ["en"] as const, say: (_: string, sentence: string) => sentence },
  };
  const said: Said[] = [];
  for (const address of [
    "/rss.json",
    ...categories.map((one) => `/rss/${one.toLowerCase().replaceAll(" ", "-")}.json`),
  ]) {
    const feed = JSON.parse((await rssFor(news.ask, address, addresses))?.body ?? "{}");
    for (const item of feed.items)
      said.push({
        ...{
          where: address,
          article: item.url.replace(/^.*\/article\//, ""),
          headline: withoutLabel(item.title),
        },
        ...{ category: item.tags?.[0], paper: item.authors?.[0]?.name, picture: Boolean(item.image) },
      });
  }
  const rss = (await rssFor(news.ask, "/rss", addresses))?.body ?? "";
  for (const [, item = ""] of rss.matchAll(/<item>([\s\S]*?)<\/item>/g)) {
    const [, article = ""] = /<link>.*\/article\/([^<]*)/.exec(item) ?? [];
    const title = withoutLabel(plain(/<title>(.*?)<\/title>/.exec(item)?.[1] ?? ""));
    said.push({
      where: "RSS",
      article,
      headline: title,
      category: /<category>(.*?)<\/category>/.exec(item)?.[1] ?? "",
    });
  }
  expect(said.length).toBeGreaterThan(100);
  expect(faults(said)).toEqual([]);
});

const STORY_PAGES = 10;

test("every page's cards say what the page behind “Also in” says", async () => {
  const shown = await shownArticles();
  const [lead] = shown;
  const addresses = [
    ...[pages.home, pages.latest, pages.popular, searchPage(lead?.headline ?? "")],
    ...categories.map((category) => categoryPage(category)),
    ...shown.slice(0, 4).map(({ _id }) => articlePage(_id)),
  ];
  const said: Said[] = [];
  for (const address of addresses)
    said.push(...cardsIn(address, await renderPage(news.ask, address, playedAt.toISOString())));
  const ofSeveral = shown.filter(({ also_in }) => also_in.count > 0).slice(0, STORY_PAGES);
  expect(ofSeveral).toHaveLength(STORY_PAGES);
  for (const { story_id } of ofSeveral) {
    const page = await renderPage(news.ask, storyPage(story_id ?? ""), playedAt.toISOString());
    said.push(...cardsIn(storyPage(story_id ?? ""), page));
    const [, head = ""] = /<article class="broadsheet[^>]*>([\s\S]*?)<\/article>/.exec(page) ?? [];
    const [, papers] = /(\d+) papers? · \d+ articles?/.exec(plain(head)) ?? [];
    const [, title = ""] = /<h1 class="story__title"[^>]*>([\s\S]*?)<\/h1>/.exec(head) ?? [];
    const [, badge = ""] = /class="badge[^"]*"[^>]*>([^<]+)</.exec(head) ?? [];
    const [, credit] = /<figcaption[^>]*>Picture:(?:<!-- -->)? <span[^>]*>([^<]+)</.exec(head) ?? [];
    const [truth] = [...truths.values()].filter(({ story }) => story === story_id);
    expect([Number(papers), plain(title), plain(badge), credit ?? null]).toEqual([
      truth?.papers,
      truth?.firstTitle,
      truth?.category,
      truth?.picturePaper ?? null,
    ]);
  }
  expect(said.length).toBeGreaterThan(200);
  expect(faults(said)).toEqual([]);
});

test("a breaking message, and the list it is made of, say what the story's record says", async () => {
  // In the sample no story breaks at seven: its most reported one breaks now.
  await sql`
    with most as (
      select story_id from news.article group by story_id order by count(distinct paper_id) desc, story_id limit 1)
    update news.article a set published_at = ${playedAt}::timestamptz - interval '1 minute' * (1 + a.seq % 50)
    from most where a.story_id = most.story_id`.execute(news.db);
  const now = await findTruths(news.db);
  const { stories } = await news.ask(api.news.breaking, {});
  expect(stories).toHaveLength(1);
  await announceBreaking({ ...news, edition: "sample", say: (_, sentence) => sentence });
  const { rows } = await sql<{ issue: string; headline: string; paper: string }>`
    select issue, payload->>'headline' as headline, payload->>'paper' as paper from push.message`.execute(
    news.db,
  );
  expect(rows).toMatchObject([{ issue: stories[0]?.story_id }]);
  for (const { story_id, headline, paper, papers, articles } of stories) {
    const said = { article: articles[0] ?? "", storyHeadline: headline, first: paper, papers };
    const [message] = rows.filter(({ issue }) => issue === story_id);
    const pushed = { article: said.article, storyHeadline: message?.headline, first: message?.paper };
    const all = [
      { where: "breaking", ...said },
      { where: "push", ...pushed },
    ];
    expect(all.flatMap((one) => faultsOf(one, now))).toEqual([]);
  }
});

const CARD = /<article[^>]*class="(?:card|lead)[^"]*"[^>]*>([\s\S]*?)<\/article>/g;

/** What a page's cards say: headline, paper, badge, and how many others report it. */
function cardsIn(where: string, html: string): Said[] {
  return [...html.matchAll(CARD)].map(([, card = ""]) => {
    const [, id = "", title = ""] =
      /<h\d[^>]*>[^<]*<a[^>]*href="\/article\/([^"]+)"[^>]*>([\s\S]*?)<\/a>/.exec(card) ?? [];
    const [, badge] = /class="badge[^"]*"[^>]*>([^<]+)</.exec(card) ?? [];
    const [, paper] = /class="byline__paper"[^>]*>([^<]+)</.exec(card) ?? [];
    const [, credit] = /<figcaption[^>]*>Picture:(?:<!-- -->)? <span[^>]*>([^<]+)</.exec(card) ?? [];
    return {
      ...{
        where,
        article: id,
        headline: plain(title),
        others: Number(/Also in (\d+) paper/.exec(plain(card))?.[1] ?? 0),
      },
      ...(badge !== undefined && { category: plain(badge) }),
      ...(paper !== undefined && { paper: plain(paper) }),
      ...(credit !== undefined && { credit: plain(credit) }),
    };
  });
}
