import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { Language } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import { categories } from "#contracts/sections.ts";
import { stateNote, unusualState } from "#features/league/contract/match-state.ts";
import type { Article, Story } from "#features/news/contract/news.ts";
import type { Poster } from "./draw.ts";

/** Says one of the site's sentences in a language. */
export type Say = (language: string, sentence: string) => string;

interface InWords {
  readonly say: Say;
  /** The language of the page that is shared. */
  readonly language: Language;
}

const inEnglish: InWords = { say: (_, sentence) => sentence, language: "en" };

/** The poster of each kind of shared link. Null if there is nothing to share; for a missing article `ask` throws. */
export const posters = {
  article,
  story,
  topic,
  paper,
  place,
  category,
  club,
  match,
  "what-if": whatIf,
} as const;

export type PosterKind = keyof typeof posters;

export const frontPoster: Poster = {
  title: "Nigeria’s newspapers, each story told once",
  category: "Sports",
  badge: null,
  foot: product.tagline,
};

export const leaguePoster: Poster = {
  title: "Nigeria Premier League",
  category: "Sports",
  badge: "NPFL",
  foot: "Table, fixtures, results, forecasts",
};

async function article(ask: Ask, id: string, { say } = inEnglish): Promise<Poster> {
  const { article: shown, story: articleStory } = await ask(api.news.article, { id });
  const poster = {
    title: shown.headline,
    category: shown.category,
    badge: badgeOf(shown, say),
    foot: shown.newspaper_name ?? "Unknown",
  };
  if (articleStory === null || articleStory.papers < 2) return poster;
  const here = articleStory.coverage.findIndex(
    ({ paper, published_at }) => paper === shown.newspaper_name && published_at === shown.published_at,
  );
  return {
    ...poster,
    aside: `Also in ${count(articleStory.papers - 1, "paper")} · ${textsOf(articleStory)}`,
    coverage: coverageOf(articleStory, here),
  };
}

async function story(ask: Ask, id: string, { say } = inEnglish): Promise<Poster> {
  const { story: shown, articles } = await ask(api.news.story, { id });
  return {
    title: shown.headline,
    category: shown.category,
    badge: badgeOf(articles[0] ?? { ...shown, fact_check: null }, say),
    foot: `Reported by ${count(shown.papers, "paper")}`,
    aside: textsOf(shown),
    coverage: coverageOf(shown, -1),
  };
}

/** In the story's language; a fact-check is labelled as one instead of with its category. */
function badgeOf(
  { category, fact_check, language }: Pick<Article, "category" | "fact_check" | "language">,
  say: Say,
): string {
  return say(language, fact_check ? "Fact-check" : category);
}

function textsOf({ independent_reports }: Story): string {
  return count(independent_reports, "independent text");
}

/** The same dots as on the card and on the story's page. */
function coverageOf({ coverage, last_told_at }: Story, here: number): NonNullable<Poster["coverage"]> {
  return {
    dots: coverage.map(({ published_at, copy }) => ({ at: published_at, copy })),
    lastReportedAt: last_told_at,
    here,
  };
}

async function topic(ask: Ask, id: string): Promise<Poster> {
  const { topic: shown } = await ask(api.news.topic, { id });
  return {
    title: shown.topic,
    category: shown.articles[0]?.category ?? "",
    badge: "Hot topic",
    foot: `${count(shown.story_count, "story", "stories")} in ${count(shown.papers, "paper")}`,
    aside: `Trending: ${shown.score}/10`,
  };
}

async function paper(ask: Ask, id: string): Promise<Poster> {
  const { paper: shown, firsts } = await ask(api.news.paper, { id });
  return {
    title: shown.name,
    category: "",
    badge: "Newspaper",
    foot: shown.about.find(({ fact }) => fact === "city")?.value ?? new URL(shown.homepage).hostname,
    aside: firsts ? `First to report ${firsts.first} of ${count(firsts.reported, "story", "stories")}` : "",
  };
}

async function place(ask: Ask, slug: string): Promise<Poster> {
  const { place: shown, week } = await ask(api.news.place, { state: slug });
  return {
    title: shown.name,
    category: "",
    badge: shown.zone,
    foot: `${count(week.stories, "story", "stories")} in 7 days`,
    aside: `from ${count(week.papers, "paper")}`,
  };
}

async function category(_ask: Ask, slug: string, { say, language } = inEnglish): Promise<Poster | null> {
  const label = categories.find((one) => one.toLowerCase() === slug);
  if (label === undefined) return null;
  const foot = language === "en" ? "The latest from Nigeria’s newspapers" : say(language, product.tagline);
  return { title: say(language, label), category: label, badge: null, foot };
}

async function club(ask: Ask, id: string): Promise<Poster> {
  const { team, season, row } = await ask(api.league.club, { id });
  return {
    title: team.team_name,
    category: "Sports",
    badge: `NPFL ${season}`,
    foot:
      row?.position == null
        ? "Fixtures, results, chances"
        : `Place ${row.position}, ${count(row.points, "point")}`,
    aside: row === null ? "" : `${count(row.matches_played, "match", "matches")} played`,
  };
}

async function match(ask: Ask, id: string): Promise<Poster> {
  const { fixture, season } = await ask(api.league.match, { id });
  const { home_team: home, away_team: away, home_score: scored, away_score: conceded } = fixture;
  const isPlayed = scored !== null && conceded !== null;
  const outlook = isPlayed ? null : await ask(api.league.outlook, { id }).catch(() => null);
  const middle = isPlayed ? `${scored}–${conceded}` : "v";
  const date = new Date(`${fixture.date}T12:00:00Z`).toLocaleDateString("en-GB", { dateStyle: "long" });
  return {
    title: `${home} ${middle} ${away}${stateNote(fixture.status)}`,
    category: "Sports",
    badge: `NPFL ${season}`,
    foot: fixture.round.replace("Round", "Matchday"),
    aside: date,
    duel: {
      home,
      away,
      home_id: fixture.home_id,
      away_id: fixture.away_id,
      middle,
      percentages: outlook?.forecast?.percentages ?? null,
      note: unusualState(fixture.status) ?? (isPlayed ? "Full time" : kickoffNote(fixture.kickoff)),
    },
  };
}

function kickoffNote(kickoff: string | null): string {
  return kickoff ? `Kick-off ${kickoff}` : "Kick-off not announced";
}

const results: Readonly<Record<string, (home: string, away: string) => string>> = {
  H: (home, away) => `${home} beat ${away}`,
  D: (home, away) => `${home} and ${away} draw`,
  A: (home, away) => `${away} win at ${home}`,
};

/** `assume` is as in the address of a what-if: "id:H,id:D". */
async function whatIf(ask: Ask, assume: string): Promise<Poster> {
  const { assumed, table, season } = await ask(api.league.simulation, { assume });
  const outcomes = assumed.map(({ fixture: { home_team: home, away_team: away }, result }) =>
    (results[result] ?? (() => `${home} ${result.replace("-", "–")} ${away}`))(home, away),
  );
  const [first, second] = table.toSorted((a, b) => b.title - a.title);
  const chance = (club: typeof first) => (club ? `${club.team} ${Math.round(club.title * 100)}%` : "");
  return {
    title: `What if ${outcomes.join(", ") || "the season were played out"}?`,
    category: "Sports",
    badge: `NPFL ${season}`,
    foot: `Champions: ${[first, second].map(chance).filter(Boolean).join(", ")}`,
    aside: "10,000 seasons",
  };
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
}
