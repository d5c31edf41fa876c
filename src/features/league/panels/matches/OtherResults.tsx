import { stateNote } from "#features/league/contract/match-state.ts";
import type { Conflict } from "#features/league/contract/shapes.ts";
import { dayAndTime, scoreOf, statusName } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords, type Words } from "#words/words.ts";

/** Sources that report a different result: since when, and in which words. */
export function OtherResults({ conflicts }: { conflicts: readonly Conflict[] }) {
  const words = useWords();
  const { lang, say } = words;
  return (
    <Section
      title={say("Sources differ")}
      subtitle={say("The result above stands until the league or a second source settles it.")}
    >
      <ul>
        {conflicts.map((one) => (
          <li className="entry" key={one.source}>
            <p className="num">
              <b>{one.source}</b>:{" "}
              {say("{result}, since {time}", {
                result: resultOf(one, words),
                time: dayAndTime(one.since, words),
              })}
            </p>
            {one.headline && one.url ? (
              <p className="source-note">
                <PageLink className="link" to={one.url} lang={lang()}>
                  {one.headline}
                </PageLink>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function resultOf(conflict: Conflict, words: Words): string {
  const score = scoreOf(conflict);
  const nameOf = (status: string) => statusName(status, words);
  return score === null ? nameOf(conflict.status) : `${score}${stateNote(conflict.status, nameOf)}`;
}
