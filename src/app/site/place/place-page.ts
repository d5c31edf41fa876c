import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { articlesOf, storyKey } from "#features/news/panels/visible.ts";
import { weatherReadingOf } from "#features/weather/panels/card/reading.ts";

const EVENTS_SHOWN = 5;
const MOST_SHOWN = 4;
const LATEST_SHOWN = 5;

/** A state's page, from the answers of all features; a part whose answer fails is left out. */
export async function askPlace(ask: Ask, slug: string, now: number) {
  const answer = await ask(api.news.place, { state: slug });
  const { place, most_reported, latest } = answer;
  const [weather, clubs, events] = await Promise.all([
    ask(api.weather.current, { q: `${place.capital},NG` }).catch(() => null),
    askClubs(ask, place.name).catch(() => []),
    ask(api.culture.events, {}).then(
      (all) => all.events.filter(({ city }) => city !== null && place.cities.includes(city)),
      () => [],
    ),
  ]);
  const most = articlesOf(most_reported).slice(0, MOST_SHOWN);
  const above = new Set(most.map(storyKey));
  return {
    place,
    neighbours: answer.neighbours,
    papers: answer.newspapers,
    week: answer.week,
    most,
    latest: articlesOf(latest)
      .filter((one) => !above.has(storyKey(one)))
      .slice(0, LATEST_SHOWN),
    fromZone: answer.is_quiet ? articlesOf(answer.zone_stories).slice(0, LATEST_SHOWN) : [],
    running: answer.running,
    weather: weather && weatherReadingOf(weather, weather.provider, now),
    clubs,
    events: events.slice(0, EVENTS_SHOWN),
  };
}

export type ShownPlace = Awaited<ReturnType<typeof askPlace>>;

/** The league's clubs of a state, each with its last and next match. */
async function askClubs(ask: Ask, state: string) {
  const { teams } = await ask(api.league.teams);
  return Promise.all(
    teams
      .filter((team) => team.state === state)
      .map(async ({ _id, team_name, city }) => {
        const { row, results, next } = await ask(api.league.club, { id: _id });
        return {
          ...{ id: _id, name: team_name, city, position: row?.position ?? null },
          ...{ last: results[0] ?? null, next: next[0] ?? null },
        };
      }),
  );
}
