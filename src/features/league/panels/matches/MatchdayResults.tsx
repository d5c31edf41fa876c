import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { MatchAnswer } from "#features/league/panels/data/shapes.ts";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { matchdayName, matchdayNumber, scoreOf } from "#features/league/panels/wording.ts";
import { MoreLink } from "#ui/analytics/MoreLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

type Shown = Pick<MatchAnswer, "fixture" | "season">;

export function isOver({ status }: Pick<MatchAnswer["fixture"], "status">): boolean {
  return status === "completed" || status === "awarded";
}

/** The matchday of a match that is over; null of any other match. */
export function matchdayQuestion({ fixture, season }: Shown) {
  const number = isOver(fixture) ? matchdayNumber(fixture.round) : null;
  return number === null ? null : { number, season };
}

/** How the matchday's other matches ended. */
export function MatchdayResults({ shown }: { shown: Shown }) {
  const question = matchdayQuestion(shown);
  const { answer } = useAnswer(api.league.matchday, question);
  const words = useWords();
  const played = answer?.fixtures.filter((one) => scoreOf(one) !== null) ?? [];
  const others = played.filter(({ fixture_id: id }) => id !== shown.fixture.fixture_id);
  if (!question || others.length === 0) return null;
  const goals = played.reduce((sum, one) => sum + (one.home_score ?? 0) + (one.away_score ?? 0), 0);
  return (
    <Section
      title={matchdayName(shown.fixture.round, words)}
      subtitle={words.say("{goals} in {matches}", {
        goals: words.count(goals, "goal", "goals"),
        matches: words.count(played.length, "match", "matches"),
      })}
      more
    >
      <MatchDays fixtures={others} />
      <MoreLink
        to={tabPage("results", { matchday: String(question.number) })}
        label="All results"
        section="npfl_matchday"
      />
    </Section>
  );
}
