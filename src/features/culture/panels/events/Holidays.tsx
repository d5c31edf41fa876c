import { withLanguage } from "#contracts/addresses.ts";
import type { Holiday } from "#features/culture/contract.ts";
import { Icon } from "#ui/Icon.tsx";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { inLagos } from "#ui/time.ts";
import { useWords } from "#words/words.ts";

/**
 * The next public holidays. Calculated days are marked: Islamic feasts, and a working day that replaces a holiday on a
 * weekend.
 */
export function Holidays({ holidays }: { holidays: readonly Holiday[] }) {
  const { dates, language, say } = useWords();
  if (holidays.length === 0) return null;
  return (
    <Section title={say("Public holidays")} more>
      <dl>
        {holidays.map(({ date, name, estimated }) => (
          <div className="stat" key={date + name}>
            <dt>
              <Label text={name} /> {estimated ? <span className="tag">{say("ESTIMATED")}</span> : null}
            </dt>
            <dd>
              <time dateTime={date}>{inLagos(Date.parse(date), dates).long}</time>
            </dd>
          </div>
        ))}
      </dl>
      <p className="source-note">
        {say("Estimated days are calculated; the government announces them and may name another.")}
      </p>
      <a className="section__more" href={withLanguage("/api/holidays.ics", language)}>
        <Icon name="plus" small /> {say("Add all holidays to your calendar")}
      </a>
    </Section>
  );
}
