import { matchPage } from "#contracts/addresses.ts";
import { stateNote } from "#features/league/contract/match-state.ts";
import type { Decision } from "#features/league/contract/shapes.ts";
import { dayName, scoreOf, signedCount, statusName } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

const kinds: Readonly<Record<string, Sentence>> = {
  deduction: "Points deducted",
  award: "Game awarded",
  void: "Game voided",
};

/** The rulings about a club or a match, if there are any. */
export function DecisionsMade({ decisions }: { decisions: readonly Decision[] }) {
  const { say } = useWords();
  if (decisions.length === 0) return null;
  return (
    <Section title={say("Decisions")}>
      <ul>
        {decisions.map((decision) => (
          <DecisionEntry key={decision.id} decision={decision} />
        ))}
      </ul>
    </Section>
  );
}

/** A ruling: about whom, when and why, with its source. */
export function DecisionEntry({ decision }: { decision: Decision }) {
  const words = useWords();
  const { count, lang, say } = words;
  const kindName = kinds[decision.kind];
  const { kind, team, fixture, points, goals, state, reason, source, date } = decision;
  return (
    <li className="entry">
      <p className="entry__facts num">
        <span>
          {dayName(date, words)} · {kindName ? say(kindName) : kind}
        </span>
        {state ? <Label className="tag" text={state} /> : null}
      </p>
      <p>
        <b>{team}</b>
        {points ? ` ${signedCount(points, count(points, "point", "points"))}` : ""}
        {goals ? `, ${signedCount(goals, count(goals, "goal", "goals"))}` : ""}
        {fixture ? (
          <>
            {" "}
            <PageLink className="link" to={matchPage(fixture.fixture_id)}>
              {fixture.home_team} {scoreOf(fixture) ?? "v"} {fixture.away_team}
              {scoreOf(fixture) ? stateNote(fixture.status, (status) => statusName(status, words)) : ""}
            </PageLink>
          </>
        ) : null}
      </p>
      <p className="source-note">
        <span lang={lang()}>{reason}.</span>{" "}
        <ReplacePart text={say("Source: {source}.")} part="{source}">
          <span lang={lang()}>{source}</span>
        </ReplacePart>
      </p>
    </li>
  );
}
