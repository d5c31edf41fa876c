import { useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import * as api from "#contracts/all/api.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { dayName } from "#features/league/panels/wording.ts";
import { Section } from "#ui/Section.tsx";
import { shortDay } from "#ui/time.ts";
import { useWords, type Words } from "#words/words.ts";
import { ClubTable } from "./ClubTable.tsx";
import { SeasonPart } from "./SeasonPart.tsx";

type Possible = ShownAnswer<typeof api.league.placesPossible>;
type Clubs = Possible["clubs"];

/** The places that each club can still reach, and those where it ends in nine of ten simulated seasons. */
export function PlacesPossible() {
  const state = useAnswer(api.league.placesPossible, {});
  const words = useWords();
  const { say } = words;
  return (
    <>
      <SeasonPart
        title={say("Places still possible")}
        subtitle={say("Where a club ends in nine of ten simulated seasons, and what arithmetic allows.")}
        state={state}
        finding={(answer) => possibleFinding(answer, words)}
      >
        {({ clubs, exact }) => (
          <>
            <ClubTable
              caption={say("Places still possible")}
              columns={[{ short: say("Nine of ten") }, { short: say("Place") }, { short: say("Possible") }]}
              rows={clubs.map(({ likely, possible, ...club }) => ({
                ...club,
                cells: [
                  `${likely.best}–${likely.worst}`,
                  <Span key="span" from={likely.best} to={likely.worst} places={clubs.length} />,
                  `${possible.best}–${possible.worst}`,
                ],
              }))}
            />
            <p className="source-note">
              {exact
                ? say(
                    "Proven: all results of the remaining matches were tried; clubs level on points can stand either way.",
                  )
                : say(
                    "What is possible is a bound: no club can end outside it, but perhaps not everywhere within it.",
                  )}
            </p>
          </>
        )}
      </SeasonPart>
      {state.answer ? <CertainFrom clubs={state.answer.clubs} /> : null}
    </>
  );
}

/** Null once the champions are certain, and where it is only known which clubs cannot be. */
export function possibleFinding({ clubs, exact }: Possible, { count, say }: Words): string | null {
  if (clubs.every(({ possible }) => possible.best === 1 && possible.worst === clubs.length))
    return say("Arithmetic excludes nothing yet");
  const champions = clubs.filter(({ possible }) => possible.best === 1).length;
  if (!exact || champions < 2) return null;
  return say("{clubs} can still be champions", { clubs: count(champions, "club", "clubs") });
}

const certainties = ["title", "continental", "safety", "relegation"] as const;
type Certainty = Clubs[number]["certain"]["title"];

/** The matchday from which each club can be certain of something. */
function CertainFrom({ clubs }: { clubs: Clubs }) {
  const words = useWords();
  const { say } = words;
  const finding = certainFinding(clubs, words);
  return (
    <Section
      title={say("When it can be certain")}
      subtitle={say("The first day after which nothing can change it any more, if every result helps.")}
    >
      {finding ? <h3 className="finding">{finding}</h3> : null}
      <ClubTable
        caption={say("When it can be certain")}
        columns={[
          { short: say("Title") },
          { short: say("Top 4") },
          { short: say("Safety") },
          { short: say("Down"), long: say("Relegation, the last four") },
        ]}
        rows={clubs.map(({ certain, ...club }) => ({
          ...club,
          cells: certainties.map((what) => dayOf(certain[what], words)),
        }))}
      />
      <p className="source-note">
        {say("A bound: it can take longer, because two rivals that meet cannot both lose. –: not any more.")}
      </p>
    </Section>
  );
}

function dayOf(certainty: Certainty, words: Words): string {
  if (certainty === null) return "–";
  return certainty === "now" ? words.say("certain") : shortDay(Date.parse(certainty.date), words.dates);
}

export function certainFinding(clubs: Clubs, words: Words): string | null {
  const [champion] = clubs.filter(({ certain }) => certain.title === "now");
  if (champion) return words.say("{club} are champions", { club: shortClubName(champion.team) });
  const [day, other] = [firstDay(clubs, "title", words), firstDay(clubs, "safety", words)];
  if (!day) return null;
  return other
    ? words.say("Nobody can be champions before {day}, or safe before {other}", { day, other })
    : words.say("Nobody can be champions before {day}", { day });
}

/** Before this day no club can be certain of it; undefined if one is, or if none can be any more. */
function firstDay(clubs: Clubs, what: (typeof certainties)[number], words: Words): string | undefined {
  const all = clubs.map(({ certain }) => certain[what]);
  if (all.includes("now")) return undefined;
  const days = all.flatMap((when) => (when && when !== "now" ? [when.date] : []));
  return days.sort().map((day) => dayName(day, words))[0];
}

/** The places as a bar; they stand beside it as figures. */
function Span({ from, to, places }: { from: number; to: number; places: number }) {
  return (
    <svg className="quiet-bar places-bar" aria-hidden="true">
      <rect className="bar__track" width="100%" height="8" />
      <rect
        className="chance--title"
        x={`${((from - 1) / places) * 100}%`}
        width={`${((to - from + 1) / places) * 100}%`}
        height="8"
      />
    </svg>
  );
}
