import { expect, test } from "vitest";
import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { loader as hotTopics } from "#features/news/pages/hot-topics.tsx";
import { loader as latest } from "#features/news/pages/latest.tsx";
import { loader as popular } from "#features/news/pages/popular.tsx";
import { serverContext } from "#tests/support/site-pages.tsx";

/** What the product answers before its first paper has. */
const answers: Readonly<Record<string, object>> = {
  [api.news.latest]: { articles: [], total: 0 },
  [api.news.popular]: { articles: [] },
  [api.news.topics]: { topics: [], computed_at: null },
  [api.news.running]: { running: [] },
  [api.news.feeds]: { feeds: [] },
};

const ask = (async (address: string) => {
  const answer = answers[address];
  if (answer === undefined) throw Object.assign(new Error(`not asked: ${address}`), { status: 404 });
  return answer;
}) as Ask;

test.each([
  [pages.latest, latest],
  [pages.popular, popular],
  [pages.hotTopics, hotTopics],
])(
  "on a first start the Hausa page of %s does not go on in English, where nothing is either",
  async (path, load) => {
    const request = new Request(`https://naijagist.example/ha${path}`);
    const asked = { request, params: {}, context: serverContext(ask) };
    expect(await load(asked as never)).toMatchObject({ why: "reading", english: null });
  },
);
