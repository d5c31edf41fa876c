import { type Answers, answerIn } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { type Place, tabPage, tabs } from "#features/league/panels/data/place.ts";
import { english, type Words } from "#words/words.ts";

/** What search engines and shared links say about a part of the hub. */
export function hubMeta(place: Place, answers: Answers, words: Words = english) {
  const current = answerIn(answers, api.league.currentStandings, {})?.season ?? "";
  const season = place.tab === "table" && place.season ? place.season : current;
  const isWhatIf = place.tab === "ai-insights" && place.view === "simulation" && place.assume !== "";
  return {
    title: isWhatIf ? `${words.say("What if?")} ${npfl(season)}` : titleOf(place, season, words),
    description:
      isWhatIf && words.language === "en"
        ? "The rest of the season simulated 10,000 times, with these results given: title, continental places and relegation."
        : descriptionOf(season, words),
    path: pathOf(place, season === current ? "" : season),
    image: isWhatIf ? `/share/what-if/${encodeURIComponent(place.assume)}.png` : "/share/league.png",
    noindex: isWhatIf,
    jsonLd: seasonEvent(season, answers),
  };
}

function titleOf({ tab, matchday }: Place, season: string, words: Words): string {
  const { language, say } = words;
  const league = ["Nigeria Premier League", season].filter(Boolean).join(" ");
  if (tab === "overview")
    return `${league}: ${language === "en" ? "table, fixtures, results" : partsOf(words)}`;
  const label = tabs.find(({ id }) => id === tab)?.label ?? "Overview";
  const number = `${language === "en" ? "matchday" : say("Matchday")} ${matchday}`;
  return `${say(label)}${matchday ? `, ${number}` : ""}: ${league}`;
}

function descriptionOf(season: string, words: Words): string {
  return words.language === "en"
    ? `${npfl(season)}: table, fixtures, results, clubs and forecasts, every matchday of Nigeria's football league.`
    : `${npfl(season)}: ${partsOf(words)}, ${words.say("Teams")}, ${words.say("Forecast")}`;
}

/** "NPFL 2025-26"; without the season while the browser still waits for it. */
const npfl = (season: string): string => ["NPFL", season].filter(Boolean).join(" ");

function partsOf({ say }: Words): string {
  return [say("Table"), say("Fixtures"), say("Results")].join(", ");
}

/** The canonical path: without parameters that only sort or filter, but with assumed results, so links keep them. */
function pathOf({ tab, view, matchday, assume }: Place, season: string): string {
  return tabPage(tab, {
    view,
    season,
    matchday: tab === "fixtures" || tab === "results" ? matchday : "",
    assume: view === "simulation" ? assume : "",
  });
}

/** The season as a SportsEvent, with its first and last day if they are known. */
function seasonEvent(season: string, answers: Answers): object {
  const seasons = answerIn(answers, api.league.seasons, {})?.seasons;
  const days = seasons?.find(({ id }) => id === season);
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name: `Nigeria Premier League ${season}`.trimEnd(),
    sport: "Football",
    startDate: days?.starts_on ?? season.slice(0, 4),
    ...(days ? { endDate: days.ends_on } : {}),
    eventStatus: "https://schema.org/EventScheduled",
    location: { "@type": "Country", name: "Nigeria" },
    organizer: { "@type": "SportsOrganization", name: "Nigeria Premier Football League" },
  };
}
