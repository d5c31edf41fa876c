import type * as api from "#contracts/all/api.ts";
import { factsAbout as ofOurPapers } from "#features/news/sources/papers-about.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { readArticle } from "./article.ts";
import { readBriefTopics } from "./brief-topics.ts";
import type { HandlerDeps, NewsHandlers, ReadNewsDeps } from "./deps.ts";
import { readEditions } from "./editions.ts";
import { readBreaking, readFront } from "./front.ts";
import { readLists } from "./lists.ts";
import { readMeta } from "./meta.ts";
import { readPlaces } from "./places.ts";
import { readSearch } from "./search.ts";
import { readTopics } from "./topics.ts";

export function readNews(deps: ReadNewsDeps): Omit<NewsHandlers, typeof api.news.countView> {
  const handlerDeps = handlerDepsOf(deps);
  return {
    ...readFront(handlerDeps),
    ...readBreaking(handlerDeps),
    ...readEditions(handlerDeps),
    ...readLists(handlerDeps),
    ...readArticle(handlerDeps),
    ...readTopics(handlerDeps),
    ...readBriefTopics(handlerDeps),
    ...readSearch(handlerDeps),
    ...readMeta(handlerDeps),
    ...readPlaces(handlerDeps),
  };
}

export function handlerDepsOf(deps: ReadNewsDeps): HandlerDeps {
  const { db, clock, pictures, factsAbout = ofOurPapers, say = (_, sentence) => sentence } = deps;
  return {
    db: newsTables(db),
    clock,
    sign: (kind, url) => pictures?.sign(kind, url) ?? null,
    factsAbout,
    say,
  };
}
