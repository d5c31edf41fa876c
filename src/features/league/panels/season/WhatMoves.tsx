import { useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import { matchPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { dayName, percentOf } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords, type Words } from "#words/words.ts";
import { SeasonPart } from "./SeasonPart.tsx";

type Match = ShownAnswer<typeof api.league.whatMoves>["matches"][number];

const findings = {
  title: "{home} v {away} moves most: the title chance of {club} is {lowest} or {highest}",
  continental: "{home} v {away} moves most: the top-four chance of {club} is {lowest} or {highest}",
  relegation: "{home} v {away} moves most: the relegation chance of {club} is {lowest} or {highest}",
} as const;

/** Both clubs' chances after each result of the coming matches. */
export function WhatMoves() {
  const state = useAnswer(api.league.whatMoves, {});
  const words = useWords();
  const { say } = words;
  return (
    <SeasonPart
      title={say("What each match moves")}
      subtitle={say("Chances after a home win, a draw and an away win; the match that moves most first.")}
      state={state}
      finding={({ matches: [first] }) => (first ? findingOf(first, words) : null)}
    >
      {({ matches }) =>
        matches.length === 0 ? (
          <p className="source-note">{say("There is no match left to play.")}</p>
        ) : (
          matches.map((match) => <Moved key={match.fixture.fixture_id} match={match} />)
        )
      }
    </SeasonPart>
  );
}

function findingOf({ fixture, most }: Match, { say }: Words): string {
  return say(findings[most.chance], {
    home: shortClubName(fixture.home_team),
    away: shortClubName(fixture.away_team),
    club: shortClubName(most.team),
    lowest: percentOf(most.lowest, most.lowest_chance),
    highest: percentOf(most.highest, most.highest_chance),
  });
}

function Moved({ match: { fixture, results, most } }: { match: Match }) {
  const words = useWords();
  const { say } = words;
  const chances = [
    { id: "title", name: say("Title") },
    { id: "continental", name: say("Top 4") },
    { id: "relegation", name: say("Relegation") },
  ] as const;
  const sides = [
    { side: "home", team: fixture.home_team },
    { side: "away", team: fixture.away_team },
  ] as const;
  // The top four only where it is what the match moves most: the sentence above may say so.
  const isShown = (id: string, team: string) =>
    id !== "continental" || (most.chance === id && most.team === team);
  const rows = sides.flatMap(({ side, team }) =>
    chances
      .filter(({ id }) => isShown(id, team))
      .map(({ id, name }) => ({
        key: side + id,
        name: `${shortClubName(team)}, ${name}`,
        values: results.map((result) => result[side][id]),
        shown: results.map(({ [side]: { [id]: value, chances } }) => percentOf(value, chances[id])),
      })),
  );
  return (
    <table className="compare compare--wide moved num">
      <caption>
        <PageLink className="link" to={matchPage(fixture.fixture_id)}>
          {fixture.home_team} v {fixture.away_team}
        </PageLink>{" "}
        <span className="source-note">{dayName(fixture.date, words)}</span>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{say("home win")}</th>
          <th scope="col">{say("draw")}</th>
          <th scope="col">{say("away win")}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ values }) => values.some((value) => value > 0))
          .map(({ key, name, values, shown }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the result.
                <td key={at}>
                  {value === Math.max(...values) && value > Math.min(...values) ? (
                    <b>{shown[at]}</b>
                  ) : (
                    shown[at]
                  )}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
