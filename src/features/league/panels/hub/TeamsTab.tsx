import { useState } from "react";
import { useHref } from "react-router";
import { useAnswer } from "#ask/answers.ts";
import { clubPage, pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { shortNameFrom } from "#features/league/contract/short-name.ts";
import type { Place } from "#features/league/panels/data/place.ts";
import type { TabQuestions } from "#features/league/panels/data/questions.ts";
import type { TableRow, Team } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { LargeCrest } from "#features/league/panels/parts/Crest.tsx";
import { FormMarks } from "#features/league/panels/parts/FormMarks.tsx";
import { useNearView } from "#features/league/panels/parts/use-near-view.ts";
import { ViewStyles } from "#features/league/panels/parts/ViewStyles.tsx";
import { ordinal } from "#features/league/panels/wording.ts";
import { LiteField, PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Empty } from "#ui/states.tsx";
import { thousands } from "#ui/thousands.ts";
import { compareIn } from "#words/collator.ts";
import { useWords, type Words } from "#words/words.ts";

const orders = [
  { id: "name", label: "Name" },
  { id: "founded", label: "Founded, newest first" },
  { id: "titles", label: "Titles, most first" },
] as const;

export const questions: TabQuestions = () => [];

export function TeamsTab({ league: { teams, rows }, place }: { league: League; place: Place }) {
  const [order, setOrder] = useState(place.order || "name");
  const [state, setState] = useState(place.state);
  const hub = useHref(pages.league);
  const { language, say } = useWords();
  const compare = compareIn(language);
  if (teams === null) {
    return (
      <p className="note" role="status">
        {say("Loading teams data...")}
      </p>
    );
  }
  const shown = sorted(teams, order, compare).filter((team) => state === "" || team.state === state);
  return (
    <Section
      title={say("Teams")}
      aside={<span className="section__tag num">{say("{n} shown", { n: shown.length })}</span>}
    >
      <ViewStyles />
      <form className="tools" action={hub}>
        <input type="hidden" name="tab" value="teams" />
        <Choice
          name="order"
          label={say("Sort by")}
          value={order}
          choose={setOrder}
          choices={orders.map(({ id, label }) => ({ id, label: say(label) }))}
        />
        <Choice
          name="state"
          label={say("State")}
          value={state}
          choose={setState}
          choices={[{ id: "", label: say("All states") }, ...statesOf(teams, compare)]}
        />
        <LiteField />
        <button className="btn unscripted" type="submit">
          {say("Show")}
        </button>
      </form>
      {shown.length === 0 ? <Empty>{say("No teams found.")}</Empty> : null}
      <ul className="teams">
        {shown.map((team, index) => (
          <TeamEntry
            key={team._id ?? index}
            team={team}
            row={rows.find(({ team_id }) => team_id && team_id === team._id)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  choose: (value: string) => void;
  choices: readonly { id: string; label: string }[];
}

function Choice({ name, label, value, choose, choices }: ChoiceProps) {
  return (
    <label className="choice">
      <span className="label">{label}</span>
      <select className="field" name={name} value={value} onChange={({ target }) => choose(target.value)}>
        {choices.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

type Compare = Intl.Collator["compare"];

function statesOf(teams: readonly Team[], compare: Compare) {
  const states = [...new Set(teams.flatMap(({ state }) => (state ? [state] : [])))].sort(compare);
  return states.map((state) => ({ id: state, label: state }));
}

/** By founding year or titles, highest first and unknown values last; otherwise by name. */
function sorted(teams: readonly Team[], order: string, compare: Compare): Team[] {
  const byName = [...teams].sort((a, b) => compare(a.team_name ?? "", b.team_name ?? ""));
  if (order === "founded") return byName.sort((a, b) => (b.founded ?? 0) - (a.founded ?? 0));
  if (order === "titles") return byName.sort((a, b) => (b.titles ?? 0) - (a.titles ?? 0));
  return byName;
}

/** One club. A form that the table does not know is asked for once the entry comes into view. */
function TeamEntry({ team, row }: { team: Team; row: TableRow | undefined }) {
  const [ref, seen] = useNearView<HTMLLIElement>();
  const words = useWords();
  const name = team.team_name ?? "";
  const { answer } = useAnswer(api.league.teamForm, seen && name && !row ? { teamName: name } : null);
  const { nickname, stadium, stadium_capacity: capacity, manager } = team;
  return (
    <li className="team" ref={ref}>
      <LargeCrest id={team._id} team={name} short={team.short_name} logo={team.images?.logo} />
      <div className="team__who">
        <h3 className="team__name">
          <PageLink to={clubPage(team._id || name)}>{name}</PageLink>
          <span className="team__short">{team.short_name || shortNameFrom(name)}</span>
        </h3>
        {nickname ? <p lang={words.lang()}>{nickname}</p> : null}
        <p className="num">{whereAndWhen(team, words)}</p>
        {stadium ? (
          <p className="num">
            {stadium}
            {capacity ? ` (${thousands(capacity)})` : ""}
          </p>
        ) : null}
        {manager ? <p>{words.say("Manager: {name}", { name: manager })}</p> : null}
        <p className="team__form num">
          {row?.position ? <b>{ordinal(row.position, words)}</b> : null}
          <FormMarks form={row?.form ?? answer?.form} />
        </p>
      </div>
    </li>
  );
}

function whereAndWhen({ city, state, founded, titles }: Team, { count, say }: Words): string {
  const place = [city, state === city ? null : state].filter(Boolean).join(", ");
  return [
    place,
    founded ? say("founded {year}", { year: founded }) : null,
    titles ? count(titles, "title", "titles") : null,
  ]
    .filter(Boolean)
    .join(" · ");
}
