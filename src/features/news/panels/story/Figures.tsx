import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { clockOrDayAndClock } from "#ui/time.ts";
import { useWords, type Words } from "#words/words.ts";
import type { FigureLine, TextSource } from "./figure-lines.ts";
import { figureNames } from "./figure-names.ts";

/**
 * The numbers of people that each paper reports, whether they agree or not, in order of time and without a verdict.
 * `first` is when the story was first told.
 */
export function Figures({ lines, first }: { lines: readonly FigureLine[]; first: string }) {
  const words = useWords();
  const { lang, say } = words;
  return (
    <Section title={say("Figures")} subtitle={say("What each paper says, in the order of time")}>
      <dl>
        {lines.map(({ what, group, rows }) => (
          <div className="said" key={`${what} ${group} ${rows[0]?.value}`}>
            <dt>
              {say(figureNames[what])}
              {group ? (
                <span className="said__group" lang={lang()}>
                  {group}
                </span>
              ) : null}
            </dt>
            {rows.map((row) => (
              <dd key={`${row.hedge} ${row.value}`}>
                <b className="num">
                  {row.hedge ? (
                    <>
                      <Label text={row.hedge} />{" "}
                    </>
                  ) : null}
                  {row.value.toLocaleString("en-US")}
                </b>
                , {sourcesText(row.sources, first, words)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** "say Leadership, Punch (2 papers ran the same text)" or "says Vanguard, 09:40", with the day if that is later. */
function sourcesText(
  sources: readonly TextSource[],
  firstTold: string,
  { say, count, dates }: Words,
): string {
  const copiesText = (copies: number): string =>
    copies > 0 ? ` (${count(copies, "paper ran the same text", "papers ran the same text")})` : "";
  const [only] = sources;
  if (only === undefined || sources.length > 1)
    return say("say {papers}", {
      papers: sources.map(({ first, copies }) => first.paper + copiesText(copies)).join(", "),
    });
  const { paper, time } = only.first;
  const clock = clockOrDayAndClock(Date.parse(time), Date.parse(firstTold), dates);
  return say("says {paper}, {time}", { paper, time: clock }) + copiesText(only.copies);
}
