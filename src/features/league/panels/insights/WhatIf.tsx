import { type FormEvent, useEffect, useRef } from "react";
import { useHref, useNavigate } from "react-router";
import { pages } from "#contracts/addresses.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { dayName, ordinal, percentOf } from "#features/league/panels/wording.ts";
import { LiteField, PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import { useWords, type Words } from "#words/words.ts";
import { type ClubChances, type useWhatIf, whatIfPage } from "./use-what-if.ts";

/** The most results that may be assumed at once. */
const MAX_RESULTS = 10;
const choices = [
  { id: "", label: "Open" },
  { id: "H", label: "Home win" },
  { id: "D", label: "Draw" },
  { id: "A", label: "Away win" },
] as const;

/** The labels of the radio buttons. */
const choiceLabels = {
  "": (_, say) => say("Open"),
  H: ({ home_team }) => shortClubName(home_team),
  D: (_, say) => say("Draw"),
  A: ({ away_team }) => shortClubName(away_team),
} as const satisfies Record<string, (fixture: Fixture, say: Words["say"]) => string>;

interface WhatIfProps {
  upcoming: readonly Fixture[];
  assume: string;
  whatIf: ReturnType<typeof useWhatIf>;
}

/** "What if we win on Sunday?" A tap on a result shows both clubs' places and chances below it. */
export function WhatIf({ upcoming, assume, whatIf }: WhatIfProps) {
  const words = useWords();
  const { say } = words;
  const hub = useHref(pages.league);
  const navigate = useNavigate();
  const { results, chances, waiting, choose } = whatIf;
  const form = useRef<HTMLFormElement>(null);
  // Applies a result that was tapped before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration.
  useEffect(() => {
    const earlyChoice = form.current?.querySelector<HTMLInputElement>(
      "input[type=radio]:checked:not([checked])",
    );
    if (earlyChoice) choose(earlyChoice.name.replace("result-", ""), earlyChoice.value);
  }, []);
  const fixtures = upcoming.filter(({ fixture_id }) => fixture_id).slice(0, MAX_RESULTS);
  if (fixtures.length === 0) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll("assume").map(String).filter(Boolean);
    navigate(whatIfPage(chosen.join(",")));
  }

  return (
    <Section
      title={say("What if?")}
      subtitle={say("Choose results for the upcoming matches and see what they would change.")}
    >
      <form action={hub} onSubmit={submit} ref={form} key={fixtures[0]?.fixture_id}>
        <input type="hidden" name="tab" value="ai-insights" />
        <input type="hidden" name="view" value="simulation" />
        <LiteField />
        {fixtures.map((fixture) => {
          const id = fixture.fixture_id ?? "";
          const result = results.get(id) ?? "";
          return (
            <div className="whatif" key={id}>
              <p>
                {fixture.home_team} v {fixture.away_team}
                <span className="source-note num"> {dayName(fixture.date, words)}</span>
              </p>
              <label className="unscripted">
                <span className="vh">
                  {fixture.home_team} v {fixture.away_team}
                </span>
                <select className="field" name="assume" defaultValue={result ? `${id}:${result}` : ""}>
                  {choices.map(({ id: choice, label }) => (
                    <option key={choice} value={choice ? `${id}:${choice}` : ""}>
                      {say(label)}
                    </option>
                  ))}
                </select>
              </label>
              <fieldset className="segment scripted">
                <legend className="vh">
                  {fixture.home_team} v {fixture.away_team}
                </legend>
                {choices.map(({ id: choice }) => (
                  <label key={choice}>
                    <input
                      type="radio"
                      name={`result-${id}`}
                      value={choice}
                      checked={choice === result}
                      onChange={() => choose(id, choice)}
                    />
                    <span>{choiceLabels[choice](fixture, say)}</span>
                  </label>
                ))}
              </fieldset>
              {result ? (
                <p className="whatif__then num" aria-live="polite">
                  {[fixture.home_id, fixture.away_id].map((club) => (
                    <span key={club}>
                      {clubOutlook(
                        chances.find(({ team_id }) => team_id === club),
                        waiting,
                        words,
                      )}
                    </span>
                  ))}
                </p>
              ) : null}
            </div>
          );
        })}
        <div className="tools">
          <button className="btn btn--brand unscripted" type="submit">
            {say("Simulate with these results")}
          </button>
          {assume ? (
            <>
              <PageLink className="btn" to={whatIfPage("")}>
                {say("Clear")}
              </PageLink>
              <span className="scripted">
                <ShareButton
                  headline={`${say("What if?")} Nigeria Premier League`}
                  path={whatIfPage(assume)}
                  labelled
                />
              </span>
            </>
          ) : null}
        </div>
      </form>
    </Section>
  );
}

/** "Bendel: 22 points, 8th; title <1%, relegation 13%"; while the server counts, "Bendel: …". */
export function clubOutlook(club: ClubChances | undefined, waiting: boolean, words: Words): string {
  if (!club) return "";
  const { count, say } = words;
  const { points, position, title, relegation, percentages } = club;
  // An answer of the version before has no points.
  if (waiting || typeof points !== "number") return `${shortClubName(club.team)}: …`;
  const odds = [
    title ? say("title {chance}", { chance: percentOf(percentages.title, title) }) : null,
    relegation ? say("relegation {chance}", { chance: percentOf(percentages.relegation, relegation) }) : null,
  ].filter(Boolean);
  // There are no places before a season's first match.
  const place = typeof position !== "number" ? "" : `, ${ordinal(position, words)}`;
  const sums = `${shortClubName(club.team)}: ${count(points, "point", "points")}${place}`;
  return odds.length > 0 ? `${sums}; ${odds.join(", ")}` : sums;
}
