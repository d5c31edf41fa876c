import { useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import { clubPage, matchPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { dayName } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords, type Words } from "#words/words.ts";
import { SeasonPart } from "./SeasonPart.tsx";

type Book = ShownAnswer<typeof api.league.recordBook>;

/** The records of all held seasons. */
export function RecordBook() {
  const state = useAnswer(api.league.recordBook, {});
  const words = useWords();
  const { say } = words;
  return (
    <SeasonPart
      title={say("Record book")}
      subtitle={say("League matches since {season}; of equal records the first stands.", {
        season: state.answer?.since ?? "2009-10",
      })}
      state={state}
      finding={(answer) => bookFinding(answer, words)}
    >
      {({ home_win, away_win, goals, winning, unbeaten }) => (
        <dl>
          <InMatch name={say("Biggest home win")} match={home_win} />
          <InMatch name={say("Biggest away win")} match={away_win} />
          <InMatch name={say("Most goals in a match")} match={goals} />
          <InRow name={say("Longest winning run")} run={winning} />
          <InRow name={say("Longest unbeaten run")} run={unbeaten} />
        </dl>
      )}
    </SeasonPart>
  );
}

function InMatch({ name, match }: { name: string; match: Book["home_win"] }) {
  const words = useWords();
  if (!match) return null;
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd className="num">
        <PageLink className="link" to={matchPage(match.fixture_id)}>
          {match.home_team} {match.home_score}–{match.away_score} {match.away_team}
        </PageLink>
        <br />
        {dayName(match.date, words)}
      </dd>
    </div>
  );
}

function InRow({ name, run }: { name: string; run: Book["winning"] }) {
  const words = useWords();
  if (!run) return null;
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd className="num">
        <PageLink className="link" to={clubPage(run.team_id)}>
          {run.team}
        </PageLink>
        : {words.count(run.length, "match", "matches")}
        <br />
        {dayName(run.from, words)} – {dayName(run.to, words)}
      </dd>
    </div>
  );
}

export function bookFinding({ unbeaten }: Book, words: Words): string | null {
  if (!unbeaten) return null;
  return words.say("Nobody has gone longer without defeat than {club}: {matches}, until {day}", {
    club: shortClubName(unbeaten.team),
    matches: words.count(unbeaten.length, "match", "matches"),
    day: dayName(unbeaten.to, words),
  });
}
