import { useAnswer } from "#ask/answers.ts";
import { clubPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { TableRow, Team } from "#features/league/panels/data/shapes.ts";
import { LargeCrest } from "#features/league/panels/parts/Crest.tsx";
import { FormMarks } from "#features/league/panels/parts/FormMarks.tsx";
import { useNearView } from "#features/league/panels/parts/use-near-view.ts";
import { ordinal, shortTeam } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { thousands } from "#ui/thousands.ts";
import { useWords, type Words } from "#words/words.ts";

/** One club. A form that the table does not know is asked for once the entry comes into view. */
export function TeamEntry({ team, row }: { team: Team; row: TableRow | undefined }) {
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
          <span className="team__short">{shortTeam(name, team.short_name)}</span>
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
