import { useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import { POINTS } from "#features/league/panels/data/points.ts";
import { useWords } from "#words/words.ts";
import { ClubTable } from "./ClubTable.tsx";
import { SeasonPart } from "./SeasonPart.tsx";

type Needed = ShownAnswer<typeof api.league.pointsNeeded>;
type Lines = Pick<Needed, "title" | "continental" | "safety">;

/** The points that are enough for the title, the top four and safety, now and in earlier seasons. */
export function PointsNeeded() {
  const state = useAnswer(api.league.pointsNeeded, {});
  const { count, say } = useWords();
  return (
    <SeasonPart
      title={say("Points needed")}
      subtitle={say("Enough in nine of ten seasons, the rest played out {times}.", {
        times: count(state.answer?.runs ?? 10_000, "time", "times"),
      })}
      state={state}
      finding={({ safety, continental }) =>
        safety && continental
          ? say("{points} points should keep a club up, {more} bring it into the top four", {
              points: safety.points,
              more: continental.points,
            })
          : null
      }
    >
      {(needed) => (
        <>
          <LinesTable needed={needed} />
          <ClubTable
            caption={say("Points still needed by each club")}
            columns={[
              { short: "Pts", long: say("Points") },
              { short: say("Matches left") },
              { short: say("Safety"), long: say("Points still needed for safety") },
              { short: say("Top 4"), long: say("Points still needed for the top four") },
            ]}
            rows={needed.clubs.map((club) => ({
              ...club,
              cells: [
                club.points,
                club.remaining_matches,
                missing(needed.safety, club),
                missing(needed.continental, club),
              ],
            }))}
          />
          <p className="source-note">
            {say(
              "0: enough already; –: out of reach. Earlier seasons: one point more than the club that was passed, mostly without rulings.",
            )}
          </p>
        </>
      )}
    </SeasonPart>
  );
}

function missing(line: Lines["safety"], club: Needed["clubs"][number]): string | number {
  if (!line) return "–";
  const points = line.points - club.points;
  if (points <= 0) return 0;
  return points > POINTS.W * club.remaining_matches ? "–" : points;
}

function LinesTable({ needed }: { needed: Needed }) {
  const { say } = useWords();
  const rows = [needed, ...needed.history];
  return (
    <table className="compare compare--wide num">
      <caption className="vh">{say("Points needed")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("Season")}</th>
          <th scope="col">{say("Title")}</th>
          <th scope="col">{say("Top 4")}</th>
          <th scope="col">{say("Safety")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ season, title, continental, safety }) => (
          <tr key={season}>
            <th scope="row">{season}</th>
            <td>{title?.points}</td>
            <td>{continental?.points}</td>
            <td>
              <b>{safety?.points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
