import type { Ladder } from "#contracts/news.ts";
import { Section } from "#site/ui/Section.tsx";
import { inLagos } from "#site/ui/time.ts";

type Lines = Ladder["figures"];
type Row = Lines[number]["rows"][number];

const NAMES: Readonly<Record<Lines[number]["what"], string>> = {
  dead: "Killed",
  injured: "Injured",
  abducted: "Abducted",
  freed: "Freed",
  arrested: "Arrested",
  missing: "Missing",
};

/** What each paper says of the people: agreeing or not, in the order of time, and without a verdict. */
export function Figures({ lines }: { lines: Lines }) {
  return (
    <Section title="Figures" subtitle="What each paper says, in the order of time">
      <dl>
        {lines.map(({ what, group, rows }) => (
          <div className="said" key={`${what} ${group}`}>
            <dt>
              {NAMES[what]}
              {group ? <span className="said__group">{group}</span> : null}
            </dt>
            {rows.map((row) => (
              <dd key={`${row.hedge} ${row.value}`}>
                <b className="num">
                  {row.hedge} {row.value.toLocaleString("en-US")}
                </b>
                {sayer(row)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** ", say Leadership, Punch, Premium Times" or ", says Vanguard, 09:40". */
function sayer({ papers }: Row): string {
  const names = papers.map(({ paper }) => paper).join(", ");
  const [only] = papers;
  return papers.length === 1 && only
    ? `, says ${names}, ${inLagos(Date.parse(only.time)).clock}`
    : `, say ${names}`;
}
