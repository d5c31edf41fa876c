import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { Language } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import { isUnfinished, stateNote } from "#features/league/contract/match-state.ts";
import type { Fixture } from "#features/league/contract/shapes.ts";
import { fitPayload, isQuietTime, usefulUntil } from "#features/push/rules/push-rules.ts";
import { announce } from "#features/push/store/messages.ts";
import { addDays, lagosTime } from "#platform/time.ts";
import type { AnnounceDeps } from "./deps.ts";
import { issueIn, languagesToTell } from "./languages.ts";

const USEFUL_HOURS = 6;
/** As long as the other matches of a matchday may wait for its last one: they are played within days. */
const FRESH_DAYS = 3;
/** From this time on, in Lagos, the results are told without a match of yesterday whose own has not come. */
const EVENING = "18:00";

/** Announces a matchday's results once all of its due matches are over; a postponed match does not delay it. */
export async function announceMatchday({ db, clock, ask, edition, say }: AnnounceDeps): Promise<void> {
  const at = clock.now();
  if (isQuietTime(at)) return;
  const [{ round, fixtures }, { season, as_of: today }] = await Promise.all([
    ask(api.league.latestRound),
    ask(api.league.currentStandings),
  ]);
  if (round === null || !fixtures.some(({ date }) => date >= addDays(today, -FRESH_DAYS))) return;
  const matchday = await ask(api.league.matchday, { number: Number(round.replace("Round ", "")), season });
  const from = lagosTime(at) < EVENING ? addDays(today, -1) : today;
  if (matchday.fixtures.some((match) => isDue(match, from, addDays(today, 2)))) return;
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
        headline: `${round.replace(/^Round\b/, say(language, "Matchday"))}: ${resultsOf(fixtures, language, say)}`,
        paper: `${product.name}, ${say(language, "Nigeria League")}`,
        address: `${pages.league}?tab=results`,
        lang: language,
      }),
    });
}

/** Whether a match on one of these days is still to be played or not over. */
function isDue(match: Fixture, from: string, until: string): boolean {
  return isUnfinished(match) && match.date >= from && match.date <= until;
}

/** "Enyimba 2–0 Remo Stars, Kano Pillars 3–0 Plateau United (awarded)". */
export function resultsOf(
  fixtures: readonly Fixture[],
  language: Language,
  say: AnnounceDeps["say"],
): string {
  const results = fixtures.map(({ home_team, away_team, home_score, away_score, status }) => {
    const note = stateNote(status, (state) => say(language, state));
    return `${home_team} ${home_score}–${away_score} ${away_team}${note}`;
  });
  return results.join(", ");
}
