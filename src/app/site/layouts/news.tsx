import { type LoaderFunctionArgs, Outlet } from "react-router";
import { askContext, languageContext } from "#ask/contexts.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage, type OtherLanguage } from "#contracts/languages.ts";
import { picksOf, popularOf, type Rails, topicsOf } from "#features/news/panels/rails/visible.ts";

/** A full load includes the left sidebar; after a soft one its cards ask for themselves. */
export function loader({ context }: LoaderFunctionArgs): Promise<Rails> {
  return rails(context.get(askContext), listLanguage(context.get(languageContext)));
}

export function clientLoader(): Rails {
  return { popular: null, topics: null, picks: null };
}

/** Kept while the reader navigates between news pages. */
export function shouldRevalidate() {
  return false;
}

export default function News() {
  return <Outlet />;
}

async function rails(ask: Ask, language: OtherLanguage | undefined): Promise<Rails> {
  const [popular, topics, picks] = await Promise.all([
    ask(api.news.popular, { limit: 5, language }).then(popularOf, () => null),
    ask(api.news.topics, { limit: 5, language }).then(topicsOf, () => null),
    ask(api.news.homepage, { language }).then(picksOf, () => null),
  ]);
  return { popular, topics, picks };
}
