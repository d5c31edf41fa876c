import type { Ladder } from "#contracts/news.ts";
import { Section } from "#site/ui/Section.tsx";
import { inLagos } from "#site/ui/time.ts";
import type { Sentence } from "#site/words/sentences.ts";
import { useWords, type Words } from "#site/words/words.ts";

type Lines = Ladder["figures"];
type Row = Lines[number]["rows"][number];

const NAMES: Readonly<Record<Lines[number]["what"], Sentence>> = {
  dead: "Killed",
  injured: "Injured",
  abducted: "Abducted",
  freed: "Freed",
  arrested: "Arrested",
  missing: "Missing",
};

/** What each paper says of the people: agreeing or not, in the order of time, and without a verdict. */
export function Figures({ lines }: { lines: Lines }) {
  const { lang, say } = useWords();
  return (
    <Section title={say("Figures")} subtitle={say("What each paper says, in the order of time")}>
      <dl>
        {lines.map(({ what, group, rows }) => (
          <div className="said" key={`${what} ${group}`}>
            <dt>
              {say(NAMES[what])}
              {group ? (
                <span className="said__group" lang={lang()}>
                  {group}
                </span>
              ) : null}
            </dt>
            {rows.map((row) => (
              <dd key={`${row.hedge} ${row.value}`}>
                <b className="num">
                  <span lang={lang()}>{row.hedge}</span> {row.value.toLocaleString("en-US")}
                </b>
                , {sayer(row, say)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** "say Leadership, Punch, Premium Times" or "says Vanguard, 09:40". */
function sayer({ papers }: Row, say: Words["say"]): string {
  const names = papers.map(({ paper }) => paper).join(", ");
  const [only] = papers;
  return papers.length === 1 && only
    ? say("says {paper}, {time}", { paper: names, time: inLagos(Date.parse(only.time)).clock })
    : say("say {papers}", { papers: names });
}
