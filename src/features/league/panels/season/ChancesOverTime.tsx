import { useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import { LineChart } from "#features/league/panels/parts/LineChart.tsx";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { percentOf } from "#features/league/panels/wording.ts";
import { useWords, type Words } from "#words/words.ts";
import { SeasonPart } from "./SeasonPart.tsx";

type OverTime = ShownAnswer<typeof api.league.chancesOverTime>;
type Club = OverTime["clubs"][number];
type Chance = "title" | "relegation";

const SHOWN = 4;

/** How the chances of title and relegation have moved, matchday by matchday. */
export function ChancesOverTime() {
  const state = useAnswer(api.league.chancesOverTime, {});
  const words = useWords();
  const { count, say } = words;
  const subtitle = say(
    "After each matchday, the rest played out {times} with today’s forecasts: only the results differ.",
    {
      times: count(state.answer?.runs ?? 2_000, "time", "times"),
    },
  );
  return (
    <div className="pair">
      <SeasonPart
        title={say("The title over time")}
        subtitle={subtitle}
        state={state}
        finding={(answer) => movedFinding(answer, "title", words)}
      >
        {(answer) => <Chart answer={answer} chance="title" />}
      </SeasonPart>
      <SeasonPart
        title={say("Relegation over time")}
        subtitle={say("The four clubs likeliest to go down.")}
        state={state}
        finding={(answer) => movedFinding(answer, "relegation", words)}
      >
        {(answer) => <Chart answer={answer} chance="relegation" />}
      </SeasonPart>
      <SeasonPart
        title={say("Points for safety over time")}
        subtitle={say("Enough in nine of ten seasons, the rest played out {times}.", {
          times: count(state.answer?.runs ?? 2_000, "time", "times"),
        })}
        state={state}
        finding={(answer) => safetyFinding(answer, words)}
      >
        {(answer) => <SafetyLine answer={answer} />}
      </SeasonPart>
    </div>
  );
}

/** The club shown whose chance has changed most since the first matchday. */
export function movedFinding({ clubs, matchdays }: OverTime, chance: Chance, { say }: Words): string | null {
  const change = (club: Club) => (club[chance].at(-1) ?? 0) - (club[chance][0] ?? 0);
  const [most] = likeliest(clubs, chance).sort((a, b) => Math.abs(change(b)) - Math.abs(change(a)));
  if (!most || matchdays.length < 2) return null;
  return say("{club} moved most since matchday {day}: from {from} to {to}", {
    club: shortClubName(most.team),
    day: matchdays[0] ?? 1,
    from: shown(most, chance, 0),
    to: shown(most, chance, -1),
  });
}

/** A club's chance after one of the matchdays, as every other page shows it. */
function shown(club: Club, chance: Chance, day: number): string {
  return percentOf(club.percentages[chance].at(day), club[chance].at(day));
}

/** How high the line stood at its lowest and highest, and where it stands now. */
export function safetyFinding({ safety }: OverTime, { say }: Words): string | null {
  const now = safety.at(-1);
  if (now === undefined || safety.length < 2) return null;
  const [low, high] = [Math.min(...safety), Math.max(...safety)];
  return say("Safety takes {points} points; the line has been between {low} and {high}", {
    points: now,
    low,
    high,
  });
}

function SafetyLine({ answer: { safety, matchdays } }: { answer: OverTime }) {
  const { say } = useWords();
  if (safety.length < 2) return <p className="source-note">{say("no match yet")}</p>;
  const low = Math.min(...safety) - 1;
  const half = Math.ceil((Math.max(...safety) + 1 - low) / 2);
  return (
    <LineChart
      lines={[{ id: "safety", label: `${say("Safety")} ${safety.at(-1)}`, colour: null, values: safety }]}
      days={matchdays}
      scale={[low + 2 * half, low + half, low]}
      format={(points) => points}
      spoken={`${say("Safety")}: ${safety.join(", ")}`}
    />
  );
}

function likeliest(clubs: readonly Club[], chance: Chance): Club[] {
  return [...clubs].sort((a, b) => (b[chance].at(-1) ?? 0) - (a[chance].at(-1) ?? 0)).slice(0, SHOWN);
}

function Chart({ answer: { clubs, matchdays }, chance }: { answer: OverTime; chance: Chance }) {
  const { say } = useWords();
  if (matchdays.length < 2) return <p className="source-note">{say("no match yet")}</p>;
  const likely = likeliest(clubs, chance);
  const tenths = Math.ceil(10 * Math.max(0.1, ...likely.flatMap((club) => club[chance])));
  return (
    <LineChart
      lines={likely.map((club) => ({
        id: club.team_id,
        label: `${shortClubName(club.team)} ${shown(club, chance, -1)}`,
        colour: club.colour,
        values: club[chance],
      }))}
      days={matchdays}
      scale={[tenths / 10, tenths / 20, 0]}
      format={(value) => `${Math.round(100 * value)}%`}
      spoken={likely
        .map((club) => `${club.team}: ${matchdays.map((_, day) => shown(club, chance, day)).join(", ")}`)
        .join(". ")}
    />
  );
}
