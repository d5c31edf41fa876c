import { type Logos, logosOf } from "#features/league/panels/data/logos.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import type { ClubProspects, SeasonPicture, TableRow } from "#features/league/panels/data/shapes.ts";
import type { League } from "#features/league/panels/data/use-hub.ts";
import { ClubLink } from "#features/league/panels/parts/ClubLink.tsx";
import { FormMarks } from "#features/league/panels/parts/FormMarks.tsx";
import { RunningScore } from "#features/league/panels/running/RunningScore.tsx";
import { dayName, percentOf, signed } from "#features/league/panels/wording.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords, type Words } from "#words/words.ts";
import { tableFinding } from "./findings.ts";

/** How many clubs at either end of the table a phone shows, and how many have a zone's colour. */
const ENDS = 4;

interface GlanceProps {
  league: League;
  /** Null while loading; the table is shown without it. */
  picture: SeasonPicture | null;
}

/** The table with each club's chances; on phones only the first and last four clubs. */
export function TableAtAGlance({ league, picture }: GlanceProps) {
  const words = useWords();
  const { count, say } = words;
  const { rows, teams, asOf } = league;
  const logos = logosOf(teams);
  const prospects = new Map(picture?.chances.map((club) => [club.team_id, club]));
  const tableSummary = picture && tableFinding(rows, picture, words);
  const hasBegun = rows.some(({ matches_played }) => matches_played);
  const between = rows.length - 2 * ENDS;
  return (
    <Section className="standings" title={say("The table")}>
      {tableSummary ? (
        <>
          <h3 className="finding">{tableSummary.finding}</h3>
          {tableSummary.comparison ? <p className="glance__beside">{tableSummary.comparison}</p> : null}
        </>
      ) : null}
      <div className="sideways">
        <table className="table glance">
          <caption className="vh">
            {say("League table with the chances of title, top four and relegation")}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                #<span className="vh"> {say("Position")}</span>
              </th>
              <th scope="col" className="t-team">
                {say("Team")}
              </th>
              <th scope="col">
                <abbr title={say("Matches played")}>P</abbr>
              </th>
              <th scope="col" className="t-wide">
                <abbr title={say("Goal difference")}>GD</abbr>
              </th>
              <th scope="col">
                <abbr title={say("Points")}>Pts</abbr>
              </th>
              <th scope="col" className="t-chance">
                {say("Title")}
              </th>
              <th scope="col" className="t-chance">
                <abbr title={say("Continental, positions 1 to 4")}>{say("Top 4")}</abbr>
              </th>
              <th scope="col" className="t-chance">
                <abbr title={say("Relegation, the last four")}>{say("Down")}</abbr>
              </th>
              <th scope="col" className="t-form t-wide">
                {say("Form")}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, ENDS).map((row, index) => glance(row, index))}
            {between > 0 ? (
              <tr className="glance__all">
                <td colSpan={7}>
                  <PageLink to={tabPage("table")}>
                    {say("Whole table: {clubs} between", { clubs: count(between, "club", "clubs") })}{" "}
                    <Icon name="next" small />
                  </PageLink>
                </td>
              </tr>
            ) : null}
            {rows.slice(ENDS).map((row, index) => glance(row, index + ENDS))}
          </tbody>
        </table>
      </div>
      <p className="source-note">
        {asOf ? `${say("As of {day}", { day: dayName(asOf, words) })}. ` : ""}
        {chancesOf(picture, words)}
      </p>
      <Deductions rows={rows} />
    </Section>
  );

  function glance(row: TableRow, index: number) {
    return (
      <Row
        key={row.team_id ?? index}
        row={row}
        begun={hasBegun}
        rowClass={rowClassOf(index, rows.length, hasBegun)}
        logos={logos}
        prospects={prospects.get(row.team_id ?? "")}
      />
    );
  }
}

function chancesOf(picture: SeasonPicture | null, { count, say }: Words): string {
  if (picture?.remaining_matches === 0) return say("The season is over.");
  return say("Chances: the season played out {times}.", {
    times: count(picture?.runs ?? 10_000, "time", "times"),
  });
}

function rowClassOf(index: number, clubs: number, hasBegun: boolean): string | undefined {
  if (!hasBegun) return index < ENDS || index >= clubs - ENDS ? undefined : "glance__mid";
  if (index < ENDS) return index === ENDS - 1 ? "zone-c zone-end" : "zone-c";
  if (index >= clubs - ENDS) return "zone-r";
  return index === clubs - ENDS - 1 ? "glance__mid zone-end" : "glance__mid";
}

interface RowProps {
  row: TableRow;
  /** False before a season's first match, when there are no places and no zones. */
  begun: boolean;
  rowClass: string | undefined;
  logos: Logos;
  prospects: ClubProspects | undefined;
}

function Row({ row, begun: hasBegun, rowClass, logos, prospects }: RowProps) {
  return (
    <tr className={rowClass}>
      <td>{hasBegun ? row.position : ""}</td>
      <th scope="row" className="t-team">
        <ClubLink team={row.team} id={row.team_id} logo={logos.get(row.team ?? "")} />
        <RunningScore club={row.team_id} />
      </th>
      <td>{row.matches_played}</td>
      <td className="t-wide">{signed(row.goal_difference)}</td>
      <td className="t-pts">
        {row.points}
        {row.points_deducted ? <sup>*</sup> : null}
      </td>
      <ChanceCell prospects={prospects} outcome="title" />
      <ChanceCell prospects={prospects} outcome="continental" />
      <ChanceCell prospects={prospects} outcome="relegation" />
      <td className="t-form t-wide">
        <FormMarks form={row.form} />
      </td>
    </tr>
  );
}

function Deductions({ rows }: { rows: readonly TableRow[] }) {
  const { say } = useWords();
  const deducted = rows.filter(({ points_deducted }) => points_deducted);
  if (deducted.length === 0) return null;
  return (
    <p className="source-note num">
      * {say("Points deducted")}:{" "}
      {deducted.map(({ team, points_deducted }) => `${team} ${points_deducted}`).join(", ")}.{" "}
      <PageLink className="link" to={tabPage("table", { view: "decisions" })}>
        {say("Decisions")}
      </PageLink>
    </p>
  );
}

interface ChanceProps {
  prospects: ClubProspects | undefined;
  outcome: "title" | "continental" | "relegation";
}

/** A chance as a figure with a pale bar; no bar if it is unknown or rounds to 0. */
function ChanceCell({ prospects, outcome }: ChanceProps) {
  const percentage = prospects?.percentages[outcome] ?? 0;
  return (
    <td className={percentage === 0 ? "t-chance t-chance--nil" : "t-chance"}>
      <span className="chance">
        <span>{prospects ? percentOf(percentage, prospects[outcome]) : ""}</span>
        {percentage > 0 ? (
          <svg className="quiet-bar" aria-hidden="true">
            <rect className="bar__track" width="100%" height="8" />
            <rect className={`chance--${outcome}`} width={`${percentage}%`} height="8" />
          </svg>
        ) : null}
      </span>
    </td>
  );
}
