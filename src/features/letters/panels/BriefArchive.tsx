import { briefPage } from "#contracts/addresses.ts";
import { longDay } from "#features/letters/mail/wording.ts";
import { langOf } from "#ui/lang.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

interface Day {
  readonly date: string;
  readonly headline: string | null;
  readonly language: string | null;
  readonly withdrawn?: { readonly reason: string | null } | undefined;
}

export function BriefArchive({ days, shown }: { days: readonly Day[]; shown: string | null }) {
  const words = useWords();
  const others = days.filter(({ date }) => date !== shown);
  if (others.length === 0) return null;
  return (
    <Section title={words.say("Earlier days")} className="unprinted">
      <ol>
        {others.map(({ date, headline, language, withdrawn }) => (
          <li key={date} className="past">
            <PageLink className="past__link" to={briefPage(date)}>
              <time dateTime={date}>{longDay(date, words)}</time>
              {headline ? (
                <span
                  className="past__headline"
                  lang={words.lang(langOf(language))}
                  data-paper=""
                  data-words=""
                >
                  {headline}
                </span>
              ) : null}
              {withdrawn ? <span className="past__headline">{words.say("Withdrawn")}</span> : null}
            </PageLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}
