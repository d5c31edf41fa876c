import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { product } from "#contracts/product.ts";
import { fitPayload, isQuietTime, usefulUntil } from "#features/push/rules/push-rules.ts";
import { announce } from "#features/push/store/messages.ts";
import { addDays } from "#platform/time.ts";
import type { AnnounceDeps } from "./deps.ts";
import { issueIn, languagesToTell } from "./languages.ts";

const USEFUL_HOURS = 6;

interface Fixture {
  readonly date: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly home_score: number | null;
  readonly away_score: number | null;
}

/** Announces a matchday's results once all of its due matches have one; a postponed match does not delay it. */
export async function announceMatchday({ db, clock, ask, edition, say }: AnnounceDeps): Promise<void> {
  const at = clock.now();
  if (isQuietTime(at)) return;
  const [{ round, fixtures }, { season, as_of: today }] = await Promise.all([
    ask(api.league.latestRound),
    ask(api.league.currentStandings),
  ]);
  if (round === null || !isJustOver(fixtures, today)) return;
  const results = resultsOf(fixtures);
  for (const language of await languagesToTell(db, { edition, channel: "league" }))
    await announce(db, {
      edition,
      channel: "league",
      issue: issueIn(language, `${season} ${round}`),
      languages: [language],
      at,
      goodUntil: usefulUntil(at, USEFUL_HOURS),
      articles: [],
      payload: fitPayload({
        headline: `${round.replace(/^Round\b/, say(language, "Matchday"))}: ${results}`,
        paper: `${product.name}, ${say(language, "Nigeria League")}`,
        address: `${pages.league}?tab=results`,
        lang: language,
      }),
    });
}

/** A result is from yesterday or today, and no match from yesterday to the day after tomorrow lacks one. */
function isJustOver(fixtures: readonly Fixture[], today: string): boolean {
  const played = fixtures.filter(isPlayed);
  const isFresh = played.some(({ date }) => date >= addDays(today, -1) && date <= today);
  const isOpen = fixtures.some(
    (match) => !isPlayed(match) && match.date >= addDays(today, -1) && match.date <= addDays(today, 2),
  );
  return isFresh && !isOpen;
}

function isPlayed({ home_score, away_score }: Fixture): boolean {
  return home_score !== null && away_score !== null;
}

export function resultsOf(fixtures: readonly Fixture[]): string {
  return fixtures.filter(isPlayed).map(resultOf).join(", ");
}

function resultOf({ home_team, away_team, home_score, away_score }: Fixture): string {
  return `${home_team} ${home_score}–${away_score} ${away_team}`;
}
