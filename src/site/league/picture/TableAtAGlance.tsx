import { clubPage } from "#contracts/addresses.ts";
import { type Logos, logosOf } from "#site/league/data/logos.ts";
import { tabPage } from "#site/league/data/place.ts";
import type { League, ShownRow } from "#site/league/data/use-hub.ts";
import { Crest } from "#site/league/parts/Crest.tsx";
import { called } from "#site/league/parts/called.ts";
import { FormMarks } from "#site/league/parts/FormMarks.tsx";
import { dayName, signed } from "#site/league/wording.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { Chance } from "./Chance.tsx";
import { tableFinding } from "./findings.ts";
import type { ClubProspects, SeasonPicture } from "./shown-picture.ts";

/** So many at either end stand on a phone, and so many have a zone's colour. */
const ENDS = 4;

interface GlanceParts {
  league: League;
  /** Null while it is on its way: the table stands already. */
  picture: SeasonPicture | null;
}

/** The table with what the season may bring each club; on phones the first and the last four. */
export function TableAtAGlance({ league, picture }: GlanceParts) {
  const { rows, teams, asOf } = league;
  const logos = logosOf(teams);
  const prospects = new Map(picture?.chances.map((club) => [club.team_id, club]));
  const found = picture && tableFinding(rows, picture);
  const begun = rows.some(({ matches_played }) => matches_played);
  const between = rows.length - 2 * ENDS;
  return (
    <Section title="The table" subtitle={`${asOf ? `As of ${dayName(asOf)}. ` : ""}${chancesOf(picture)}`}>
      {found ? (
        <>
          <h3 className="finding">{found.finding}</h3>
          {found.beside ? <p className="glance__beside">{found.beside}</p> : null}
        </>
      ) : null}
      <div className="sideways">
        <table className="table glance">
          <caption className="vh">League table with the chances of title, top four and relegation</caption>
          <thead>
            <tr>
              <th scope="col">
                #<span className="vh"> Position</span>
              </th>
              <th scope="col" className="t-team">
                Team
              </th>
              <th scope="col">
                <abbr title="Matches played">P</abbr>
              </th>
              <th scope="col" className="t-wide">
                <abbr title="Goal difference">GD</abbr>
              </th>
              <th scope="col">
                <abbr title="Points">Pts</abbr>
              </th>
              <th scope="col" className="t-chance">
                Title
              </th>
              <th scope="col" className="t-chance">
                <abbr title="Continental, positions 1 to 4">Top 4</abbr>
              </th>
              <th scope="col" className="t-chance">
                <abbr title="Relegation, the last four">Down</abbr>
              </th>
              <th scope="col" className="t-form t-wide">
                Form
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, ENDS).map((row, place) => glance(row, place))}
            {between > 0 ? (
              <tr className="glance__all">
                <td colSpan={7}>
                  <PageLink to={tabPage("table")}>
                    Whole table: {counted(between, "club")} between <Icon name="next" small />
                  </PageLink>
                </td>
              </tr>
            ) : null}
            {rows.slice(ENDS).map((row, place) => glance(row, place + ENDS))}
          </tbody>
        </table>
      </div>
      <Deductions rows={rows} />
    </Section>
  );

  function glance(row: ShownRow, place: number) {
    return (
      <Row
        key={row.team_id ?? place}
        row={row}
        begun={begun}
        look={lookOf(place, rows.length, begun)}
        logos={logos}
        prospects={prospects.get(row.team_id ?? "")}
      />
    );
  }
}

function chancesOf(picture: SeasonPicture | null): string {
  if (picture?.remaining_matches === 0) return "The season is over.";
  return `Chances: the season played out ${counted(picture?.runs ?? 10_000, "time")}.`;
}

function lookOf(place: number, clubs: number, begun: boolean): string | undefined {
  if (!begun) return place < ENDS || place >= clubs - ENDS ? undefined : "glance__mid";
  if (place < ENDS) return place === ENDS - 1 ? "zone-c zone-end" : "zone-c";
  if (place >= clubs - ENDS) return "zone-r";
  return place === clubs - ENDS - 1 ? "glance__mid zone-end" : "glance__mid";
}

interface RowParts {
  row: ShownRow;
  /** Before a season's first match there are no places and no zones. */
  begun: boolean;
  look: string | undefined;
  logos: Logos;
  prospects: ClubProspects | undefined;
}

function Row({ row, begun, look, logos, prospects }: RowParts) {
  const short = called(row.team);
  return (
    <tr className={look}>
      <td>{begun ? row.position : ""}</td>
      <th scope="row" className="t-team">
        <PageLink className="club" to={clubPage(row.team_id || (row.team ?? ""))}>
          <Crest team={row.team ?? ""} logo={logos.get(row.team ?? "")} />
          <span>
            {short}
            <span className="glance__rest">{row.team?.slice(short.length)}</span>
          </span>
        </PageLink>
      </th>
      <td>{row.matches_played}</td>
      <td className="t-wide">{signed(row.goal_difference)}</td>
      <td className="t-pts">
        {row.points}
        {row.points_deducted ? <sup>*</sup> : null}
      </td>
      <Chance of={prospects} what="title" />
      <Chance of={prospects} what="continental" />
      <Chance of={prospects} what="relegation" />
      <td className="t-form t-wide">
        <FormMarks form={row.form} />
      </td>
    </tr>
  );
}

function Deductions({ rows }: { rows: readonly ShownRow[] }) {
  const deducted = rows.filter(({ points_deducted }) => points_deducted);
  if (deducted.length === 0) return null;
  return (
    <p className="source-note num">
      * Points deducted:{" "}
      {deducted.map(({ team, points_deducted }) => `${team} ${points_deducted}`).join(", ")}.{" "}
      <PageLink className="link" to={tabPage("table", { view: "decisions" })}>
        Decisions
      </PageLink>
    </p>
  );
}
