import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { pages } from "#contracts/addresses.ts";
import type { ShownFixture } from "#site/league/data/loose.ts";
import { tabPage } from "#site/league/data/place.ts";
import { dayName } from "#site/league/wording.ts";
import { LiteField, PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";

/** So many results may be assumed at once. */
const MOST = 10;
const choices = [
  { id: "", label: "Open" },
  { id: "H", label: "Home win" },
  { id: "D", label: "Draw" },
  { id: "A", label: "Away win" },
] as const;

interface WhatIfParts {
  upcoming: readonly ShownFixture[];
  assume: string;
}

/** "What if we win on Sunday": a plain form, which works without a script too. */
export function WhatIf({ upcoming, assume }: WhatIfParts) {
  const navigate = useNavigate();
  const fixtures = upcoming.filter(({ fixture_id }) => fixture_id).slice(0, MOST);
  const assumed = new Map(assume.split(",").map((word) => word.split(":") as [string, string]));
  if (fixtures.length === 0) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget).getAll("assume").map(String).filter(Boolean);
    navigate(tabPage("ai-insights", { view: "simulation", assume: words.join(",") }));
  }

  return (
    <Section
      title="What if?"
      subtitle="Choose results of the coming matches, and see what they would change."
    >
      <form action={pages.league} onSubmit={submit} key={assume}>
        <input type="hidden" name="tab" value="ai-insights" />
        <input type="hidden" name="view" value="simulation" />
        <LiteField />
        {fixtures.map(({ fixture_id, home_team, away_team, date }) => (
          <label className="whatif" key={fixture_id}>
            <span>
              {home_team} v {away_team}
              <span className="source-note num"> {dayName(date)}</span>
            </span>
            <select
              className="field"
              name="assume"
              defaultValue={chosen(assumed.get(fixture_id ?? ""), fixture_id ?? "")}
            >
              {choices.map(({ id, label }) => (
                <option key={id} value={id ? `${fixture_id}:${id}` : ""}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <div className="tools">
          <button className="btn btn--brand" type="submit">
            Simulate with these results
          </button>
          {assume ? (
            <PageLink className="btn" to={tabPage("ai-insights", { view: "simulation" })}>
              Clear
            </PageLink>
          ) : null}
        </div>
      </form>
    </Section>
  );
}

function chosen(result: string | undefined, fixture: string): string {
  return result && "HDA".includes(result) ? `${fixture}:${result}` : "";
}
