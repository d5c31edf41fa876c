import { type AnswerState, useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import type { ClubAnswer } from "#features/league/panels/data/shapes.ts";
import { LineChart } from "#features/league/panels/parts/LineChart.tsx";
import { useNearView } from "#features/league/panels/parts/use-near-view.ts";
import { ViewStyles } from "#features/league/panels/parts/ViewStyles.tsx";
import { type ClubRunIn, MatchTiles, namesOf } from "#features/league/panels/season/MatchTiles.tsx";
import { type Ratings, RatingsPart } from "#features/league/panels/season/RatingsPart.tsx";
import { SeasonPart } from "#features/league/panels/season/SeasonPart.tsx";
import { useWords, type Words } from "#words/words.ts";

type Rating = Ratings["clubs"][number];

/** What the club has left to play, and its strength over the seasons: asked for once they are nearly in view. */
export function ClubAhead({ club: { team, colour, next } }: { club: ClubAnswer }) {
  const { say } = useWords();
  const [ref, seen] = useNearView<HTMLDivElement>();
  const runIn = useAnswer(api.league.runIn, seen && next.length > 0 ? {} : null);
  const strength = useAnswer(api.league.strength, seen ? {} : null);
  return (
    <div ref={ref} className="scripted">
      {seen ? <ViewStyles /> : null}
      {next.length > 0 ? <RunInOf id={team._id} name={team.team_name} state={runIn} /> : null}
      <RatingsPart state={strength} finding={({ clubs }) => ratingFinding(ofClub(clubs, team._id), say)}>
        {({ clubs }) => <RatingLine club={ofClub(clubs, team._id)} colour={colour} />}
      </RatingsPart>
    </div>
  );
}

function ofClub<Club extends { team_id: string }>(clubs: readonly Club[], id: string): Club | undefined {
  return clubs.find(({ team_id }) => team_id === id);
}

interface RunInProps {
  id: string;
  name: string;
  state: AnswerState<ShownAnswer<typeof api.league.runIn>>;
}

function RunInOf({ id, name, state }: RunInProps) {
  const { say } = useWords();
  return (
    <SeasonPart
      title={say("Run-in")}
      subtitle={say("How often, of 100, {club} would win", { club: name })}
      state={state}
      finding={({ clubs }) => runInFinding(ofClub(clubs, id), say)}
    >
      {({ clubs }) => {
        const { home = [], away = [] } = ofClub(clubs, id) ?? {};
        return (
          <div className="num">
            {home.length > 0 ? (
              <MatchTiles name={say("At home")} matches={home} names={namesOf(clubs)} />
            ) : null}
            {away.length > 0 ? <MatchTiles name={say("Away")} matches={away} names={namesOf(clubs)} /> : null}
          </div>
        );
      }}
    </SeasonPart>
  );
}

/** "On average 67 wins of 100 at home, 28 away"; null unless it has both left. */
export function runInFinding(
  club: Pick<ClubRunIn, "home" | "away"> | undefined,
  say: Words["say"],
): string | null {
  if (!club || club.home.length === 0 || club.away.length === 0) return null;
  return say("On average {home} wins of 100 at home, {away} away", {
    home: average(club.home),
    away: average(club.away),
  });
}

function average(matches: ClubRunIn["home"]): number {
  return Math.round(matches.reduce((sum, { win }) => sum + win, 0) / matches.length);
}

export function ratingFinding(
  club: Pick<Rating, "rating" | "peak"> | undefined,
  say: Words["say"],
): string | null {
  if (!club) return null;
  return say("Highest in {year}: {peak}; now {rating}", {
    year: club.peak.date.slice(0, 4),
    peak: club.peak.rating,
    rating: club.rating,
  });
}

/** The rating at the end of each season, and now. */
function RatingLine({ club, colour }: { club: Rating | undefined; colour: string | null }) {
  const { say } = useWords();
  if (!club || club.seasons.length < 2) return null;
  const ratings = club.seasons.map(({ rating }) => rating);
  const hundreds = (round: (value: number) => number, value: number) => 100 * round(value / 100);
  const [top, bottom] = [
    hundreds(Math.ceil, Math.max(1500, ...ratings)),
    hundreds(Math.floor, Math.min(1500, ...ratings)),
  ];
  return (
    <LineChart
      lines={[{ id: club.team_id, label: String(club.rating), colour, values: ratings }]}
      days={club.seasons.map(({ season }) => season)}
      scale={[top, (top + bottom) / 2, bottom]}
      format={(value) => value}
      spoken={`${say("Strength over the seasons")}: ${ratings.join(", ")}`}
    />
  );
}
