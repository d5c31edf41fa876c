import type { Fixture } from "#features/league/panels/data/shapes.ts";
import { ClubLink } from "#features/league/panels/parts/ClubLink.tsx";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { chanceOf, dayName, formatAverage, ordinal, percentOf } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { Failure, Skeleton } from "#ui/states.tsx";
import { thousands } from "#ui/thousands.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords, type Words } from "#words/words.ts";
import { type ClubChances, useWhatIf } from "./use-what-if.ts";
import { WhatIf } from "./WhatIf.tsx";

interface SimulationProps {
  upcoming: readonly Fixture[];
  assume: string;
}

/** The rest of the season, simulated ten thousand times, with the reader's assumed results if there are any. */
export function Simulation({ upcoming, assume }: SimulationProps) {
  const words = useWords();
  const { count, say } = words;
  const whatIf = useWhatIf(assume);
  const { season, failed, retry, chances, waiting } = whatIf;
  const assumed = upcoming.filter(({ fixture_id }) => whatIf.results.has(fixture_id ?? ""));
  return (
    <>
      <WhatIf upcoming={upcoming} assume={assume} whatIf={whatIf} />
      <Section
        title={say("Season simulation")}
        subtitle={
          season?.remaining_matches === 0
            ? say("The season {season} is over: this is how it ended. There is nothing left to simulate.", {
                season: season.season,
              })
            : season
              ? say("The {matches}, played {runs} times, as of {day}.", {
                  runs: thousands(season.runs),
                  matches: count(season.remaining_matches, "remaining match", "remaining matches"),
                  day: dayName(season.as_of, words),
                })
              : say("The rest of the season, played 10,000 times.")
        }
      >
        {failed ? (
          <Failure
            message={(words.language === "en" && failed.message) || say("The season could not be simulated.")}
            retry={retry}
          />
        ) : null}
        {season || failed ? null : <Skeleton lines={20} tall />}
        {assumed.length > 0 ? (
          <p className="key">
            {say("Assumed: {results}", {
              results: assumed
                .map(({ fixture_id, home_team, away_team }) => {
                  const result = whatIf.results.get(fixture_id ?? "") ?? "";
                  const outcome = outcomes[result];
                  return `${home_team} v ${away_team}: ${outcome ? say(outcome) : result}`;
                })
                .join("; "),
            })}
          </p>
        ) : null}
        {season?.remaining_matches ? <h3 className="finding">{simulationFinding(chances, words)}</h3> : null}
        {season ? <ChancesTable waiting={waiting} rows={chances} /> : null}
      </Section>
    </>
  );
}

type Likely = Pick<ClubChances, "team" | "percentages">;

/** The likeliest champions, and the club likeliest to go down. */
export function simulationFinding(rows: readonly Likely[], { say }: Words): string | null {
  const most = (chance: "title" | "relegation") =>
    [...rows].sort((a, b) => b.percentages[chance] - a.percentages[chance])[0];
  const [best, worst] = [most("title"), most("relegation")];
  if (!best || !worst) return null;
  return say("{club} are champions in {title} of 100 seasons; {other} go down in {relegation}", {
    club: shortClubName(best.team),
    title: best.percentages.title,
    other: shortClubName(worst.team),
    relegation: worst.percentages.relegation,
  });
}

const outcomes: Readonly<Record<string, Sentence>> = { H: "home win", D: "draw", A: "away win" };

function ChancesTable({ rows, waiting }: { rows: readonly ClubChances[]; waiting: boolean }) {
  const words = useWords();
  const { say } = words;
  return (
    <table className="table table--even" aria-busy={waiting}>
      <caption className="vh">{say("Chances by club")}</caption>
      <thead>
        <tr>
          <th scope="col" className="t-team">
            {say("Team")}
          </th>
          <th scope="col" className="t-wide">
            {say("Now")}
          </th>
          <th scope="col">
            <abbr title={say("Expected points")}>{say("Pts")}</abbr>
          </th>
          <th scope="col" className="t-range">
            <abbr title={say("Nine of ten seasons end within")}>{say("Range")}</abbr>
          </th>
          <th scope="col" className="t-strip">
            <span className="t-strip__ends">
              <span>{ordinal(1, words)}</span>
              <span>{ordinal(rows.length, words)}</span>
            </span>
          </th>
          <th scope="col">{say("Title")}</th>
          <th scope="col">
            <abbr title={say("Continental, positions 1 to 4")}>{say("Top 4")}</abbr>
          </th>
          <th scope="col">
            <abbr title={say("Relegation, the last four")}>{say("Down")}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((club) => (
          <tr key={club.team_id}>
            <th scope="row" className="t-team">
              <ClubLink team={club.team} id={club.team_id} short={shortClubName(club.team)} />
            </th>
            <td className="t-wide">{club.points_now}</td>
            <td className="t-pts">{formatAverage(club.points_expected)}</td>
            <td className="t-range">
              {club.points_low}–{club.points_high}
            </td>
            <td className="t-strip">{club.positions ? <PlaceStrip positions={club.positions} /> : null}</td>
            <td>{percentOf(club.percentages.title, club.title)}</td>
            <td>{percentOf(club.percentages.continental, club.continental)}</td>
            <td>{percentOf(club.percentages.relegation, club.relegation)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const [CELL, HEIGHT] = [10, 16];

/** Chances below this are not drawn. */
const SEEN = 0.005;

/** Where a club ends, first place at the left: the fuller the colour, the more often. */
function PlaceStrip({ positions }: { positions: readonly number[] }) {
  const { say } = useWords();
  const highest = Math.max(...positions);
  const label = say("Final positions: most often {place}, in {share} of the seasons", {
    place: positions.indexOf(highest) + 1,
    share: chanceOf(highest),
  });
  return (
    <svg
      className="place-strip"
      viewBox={`0 0 ${positions.length * CELL} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {positions.map((chance, index) =>
        chance < SEEN ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the final position.
            key={index}
            x={index * CELL}
            width={CELL - 1}
            height={HEIGHT}
            opacity={Math.min(1, 0.06 + 2.4 * chance).toFixed(2)}
          />
        ),
      )}
    </svg>
  );
}
