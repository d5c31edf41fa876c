import { useContext } from "react";
import { clubPage } from "#contracts/addresses.ts";
import type { MatchAnswer, Outlook } from "#features/league/panels/data/shapes.ts";
import { LargeCrest } from "#features/league/panels/parts/Crest.tsx";
import { NightHead } from "#features/league/panels/parts/NightHead.tsx";
import { newest, RunningContext } from "#features/league/panels/running/running.ts";
import { matchdayName, minuteOf, ordinal, scoreOf, statusName } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { inLagos } from "#ui/time.ts";
import { english, useWords, type Words } from "#words/words.ts";

interface HeadProps {
  shown: MatchAnswer;
  outlook: Outlook | null;
  children: React.ReactNode;
}

/** Who plays, both clubs' places, when and where; below, the buttons for the match. */
export function MatchHead({ shown, outlook, children }: HeadProps) {
  const words = useWords();
  const { season, home_short, away_short } = shown;
  const fixture = newest(shown.fixture, useContext(RunningContext));
  const { home_team, away_team, date, venue } = fixture;
  const ground = venue ?? outlook?.venue;
  return (
    <NightHead colours={[shown.home_colour, shown.away_colour]} season={season}>
      <h1 className="vh">
        {home_team} v {away_team}
      </h1>
      <div className="duel">
        <Side team={home_team} short={home_short} id={fixture.home_id} standing={outlook?.home} />
        <p className={fixture.goal ? "duel__mid num goal" : "duel__mid num"}>{scoreOf(fixture) ?? "v"}</p>
        <Side team={away_team} short={away_short} id={fixture.away_id} standing={outlook?.away} />
      </div>
      <p className="duel__when num">
        <b>
          <time dateTime={date}>{inLagos(Date.parse(date), words.dates).long}</time>
        </b>
        <span>
          {matchdayName(fixture.round, words)} · {matchState(fixture, words)}
        </span>
        {ground ? (
          <span>
            {outlook?.venue_is_usual ? words.say("{ground}, the home club’s ground", { ground }) : ground}
          </span>
        ) : null}
      </p>
      <div className="duel__tools">{children}</div>
    </NightHead>
  );
}

/** "FT", "Scheduled, 16:00", "Scheduled, kick-off not announced". */
export function matchState(
  fixture: Pick<MatchAnswer["fixture"], "status" | "kickoff" | "minute">,
  words: Words = english,
): string {
  const { status, kickoff } = fixture;
  if (status === "completed") return "FT";
  const name = statusName(status, words);
  if (status !== "scheduled") return [name, minuteOf(fixture)].filter(Boolean).join(", ");
  return `${name}, ${kickoff || words.say("kick-off not announced")}`;
}

interface SideProps {
  team: string;
  short: string;
  id: string;
  standing: Outlook["home"] | undefined;
}

function Side({ team, short, id, standing }: SideProps) {
  const words = useWords();
  return (
    <PageLink className="duel__side" to={clubPage(id)}>
      <LargeCrest id={id} team={team} short={short} />
      <span className="duel__team">{team}</span>
      {standing ? (
        <span className="duel__pos num">
          {ordinal(standing.position, words)} · {words.count(standing.points, "point", "points")}
        </span>
      ) : null}
    </PageLink>
  );
}
