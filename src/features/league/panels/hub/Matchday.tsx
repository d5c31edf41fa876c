import { useRef } from "react";
import { useHref, useNavigate } from "react-router";
import { useAnswer } from "#ask/answers.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { logosOf } from "#features/league/panels/data/logos.ts";
import { type Place, tabPage } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { useFollowAddress } from "#ui/lazy/follow-address.ts";
import { replayChange } from "#ui/lazy/replay-change.ts";
import { LiteField } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Failure, Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

export const matchdayQuestions: TabQuestions = ({ matchday }) =>
  matchday ? [[api.league.matchday, { number: Number(matchday) }]] : [];

interface MatchdayProps {
  league: League;
  place: Place;
}

/** A picker for any matchday of the season and its matches, above the list of the next or last matches. */
export function Matchday({ league, place }: MatchdayProps) {
  return (
    <>
      <Picker league={league} place={place} />
      {place.matchday ? (
        <Matches key={place.matchday} league={league} number={Number(place.matchday)} />
      ) : null}
    </>
  );
}

function Picker({ league, place: { tab, matchday } }: MatchdayProps) {
  const navigate = useNavigate();
  const { say } = useWords();
  const form = useRef<HTMLFormElement>(null);
  useFollowAddress(form, { matchday });
  const matchdays = Math.max(0, (league.rows.length - 1) * 2);
  const numbers = Array.from({ length: matchdays }, (_, at) => String(at + 1));
  return (
    <form ref={form} className="tools" action={useHref(pages.league)}>
      <input type="hidden" name="tab" value={tab} />
      <label className="choice">
        <span className="label">{say("Matchday")}</span>
        <select
          className="field"
          name="matchday"
          ref={replayChange}
          defaultValue={matchday}
          onChange={({ target }) => navigate(tabPage(tab, { matchday: target.value }))}
        >
          <option value="">{say(tab === "fixtures" ? "The next one" : "The last one")}</option>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </select>
      </label>
      <LiteField />
      <button className="btn unscripted" type="submit">
        {say("Show")}
      </button>
    </form>
  );
}

function Matches({ league, number }: { league: League; number: number }) {
  const { answer, failed, retry } = useAnswer(api.league.matchday, { number });
  const { count, say } = useWords();
  const fixtures = answer?.fixtures ?? [];
  return (
    <Section
      title={`${say("Matchday")} ${number}`}
      aside={
        answer ? <span className="section__tag num">{count(fixtures.length, "match", "matches")}</span> : null
      }
    >
      {failed ? <Failure message={say("This matchday could not be loaded.")} retry={retry} /> : null}
      {answer || failed ? null : <Skeleton lines={20} tall />}
      <MatchDays fixtures={fixtures} logos={logosOf(league.teams)} />
    </Section>
  );
}
