import type { Holiday } from "#contracts/culture.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { Section } from "#site/ui/Section.tsx";
import { inLagos } from "#site/ui/time.ts";

/** The next public holidays; Islamic feasts are marked, since their day is calculated. */
export function Holidays({ holidays }: { holidays: readonly Holiday[] }) {
  if (holidays.length === 0) return null;
  return (
    <Section title="Public holidays" more>
      <dl>
        {holidays.map(({ date, name, estimated }) => (
          <div className="stat" key={date + name}>
            <dt>
              {name} {estimated ? <span className="tag">ESTIMATED</span> : null}
            </dt>
            <dd>
              <time dateTime={date}>{inLagos(Date.parse(date)).long}</time>
            </dd>
          </div>
        ))}
      </dl>
      <p className="source-note">
        Estimated days are calculated from the moon; the government announces them and may name another.
      </p>
      <a className="section__more" href="/api/holidays.ics">
        <Icon name="plus" small /> Add all holidays to your calendar
      </a>
    </Section>
  );
}
