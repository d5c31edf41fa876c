import { maxSearchLength } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { clubsAbout } from "#features/league/intake/mentions.ts";
import { foldClubName } from "#features/league/intake/names.ts";
import type { Club } from "#features/league/shapes.ts";
import { unknownClub } from "./fixtures.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LeagueHandlers, WithLeague } from "./tables.ts";

/** How many of the latest articles are searched, and how many are returned. */
const SEARCH_LIMIT = 100;
const NEWS_LIMIT = 5;
const LEAGUE = 'NPFL or "Nigeria Premier League" or "Nigeria Premier Football League"';

export function leagueNews(withLeague: WithLeague, ask: Ask | undefined) {
  return {
    [api.league.news]: ({ club, other }) =>
      withLeague(async (snapshot) => {
        const names = [club, other].filter((name) => name !== undefined);
        const clubs = names.map((name) => snapshot.clubNamed(name));
        const missing = names[clubs.indexOf(undefined)];
        if (missing !== undefined) return unknownClub(missing);
        const wanted = clubs.filter((one) => one !== undefined);
        return { articles: ask ? await toArticles(ask, snapshot, wanted) : [] };
      }),
  } satisfies Partial<LeagueHandlers>;
}

/** The newest article of each story that is about all wanted clubs; if none is wanted, about the league. */
async function toArticles(ask: Ask, snapshot: Snapshot, wanted: readonly Club[]) {
  const clubs = snapshot.season.clubs.flatMap((id) => snapshot.clubs.get(id) ?? []);
  const candidates = [...clubs, ...wanted.filter((club) => !clubs.includes(club))];
  const q = searchQueryFor(wanted.length > 0 ? wanted.slice(0, 1) : candidates, wanted.length > 0);
  const { articles } = await ask(api.news.search, { q, order: "newest", limit: SEARCH_LIMIT }).catch(() => ({
    articles: [],
  }));
  const stories = new Set<string>();
  return articles
    .flatMap((article) => {
      const headline = withoutHighlights(article.headline);
      const summary = withoutHighlights(article.summary ?? "");
      const about = clubsAbout({ headline, summary, category: article.category }, candidates);
      if (about === null || !wanted.every((club) => about.includes(club.id))) return [];
      const story = article.story_id ?? article._id;
      if (stories.has(story)) return [];
      stories.add(story);
      const { _id, language, newspaper_name, newspaper_language, published_at } = article;
      const paper = { newspaper_name: newspaper_name ?? null, newspaper_language };
      return [{ _id, headline, language, ...paper, published_at, clubs: about }];
    })
    .slice(0, NEWS_LIMIT);
}

/** The search query: the clubs' names, preceded by the league's unless `clubsOnly`, as many as fit. */
function searchQueryFor(clubs: readonly Club[], clubsOnly: boolean): string {
  const names = clubs.flatMap((club) => (clubsOnly ? [club.name, ...club.aliases] : [club.name]));
  return [...new Set(names.map(foldClubName))].reduce(
    (q, name) => {
      const longer = [q, `"${name}"`].filter(Boolean).join(" or ");
      return longer.length <= maxSearchLength ? longer : q;
    },
    clubsOnly ? "" : LEAGUE,
  );
}

/** Removes the search's highlights. */
function withoutHighlights(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, "");
}
