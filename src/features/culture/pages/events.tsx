import { type PageProps, page } from "#ask/page.ts";
import { pages, withLanguage } from "#contracts/addresses.ts";
import type { Holiday } from "#features/culture/contract.ts";
import { CultureStyles } from "#features/culture/panels/CultureStyles.tsx";
import { EventDay } from "#features/culture/panels/events/EventDay.tsx";
import { EventFilter } from "#features/culture/panels/events/EventFilter.tsx";
import { type EventPage, eventData, eventPage } from "#features/culture/panels/events/event-page.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { groupByKey } from "#ui/group-by-key.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { Empty } from "#ui/states.tsx";
import { inLagos } from "#ui/time.ts";
import { english } from "#words/dates.ts";
import { useWords } from "#words/words.ts";

/** "2026-11" of "2026-11-27" is so long. */
const MONTH = 7;

const events = page((ask, { url }) => eventPage(ask, url));

export const loader = events.loader;
export const clientLoader = events.clientLoader;

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: EventPage }) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Events"),
    description:
      "Concerts, festivals, theatre and more in Nigeria's cities by date, and the public holidays.",
    descriptionElsewhere: say("What is on in Nigeria's cities, by date."),
    path: pages.events,
    jsonLd: args.loaderData?.days.flatMap(({ events }) => events.map(eventData)),
  });
}

export default function Events({ loaderData }: PageProps<typeof events>) {
  const { choice, days, cities, categories, holidays } = loaderData;
  const { dates, say } = useWords();
  const { months } = dates ?? english;
  return (
    <PlainPage title={say("Events")} subtitle={say("What is on in Nigeria's cities, by date.")}>
      <CultureStyles />
      <EventFilter choice={choice} cities={cities} categories={categories} />
      <div className="calendar">
        {days.length === 0 ? (
          <NoEvents filtered={Object.values(choice).some(Boolean)} />
        ) : (
          <div>
            {[...groupByKey(days, ({ day }) => day.slice(0, MONTH))].map(([month, ofMonth]) => (
              <div key={month}>
                <h2 className="events__month">
                  {months[Number(month.slice(-2)) - 1]} {month.slice(0, 4)}
                </h2>
                {ofMonth.map((day) => (
                  <EventDay key={day.day} {...day} />
                ))}
              </div>
            ))}
          </div>
        )}
        <Holidays holidays={holidays} />
      </div>
    </PlainPage>
  );
}

function NoEvents({ filtered }: { filtered: boolean }) {
  const { settings } = useRootData();
  const { say } = useWords();
  return (
    <Empty>
      <p>
        {filtered
          ? say("No event fits this choice.")
          : say("No event is listed yet. Organisers can write to {email}.", { email: settings.contactEmail })}
      </p>
      {filtered ? (
        <PageLink className="btn" to={pages.events}>
          {say("All events")}
        </PageLink>
      ) : (
        <OnwardLinks from={pages.events} />
      )}
    </Empty>
  );
}

/**
 * The next public holidays. Calculated days are marked: Islamic feasts, and a working day that replaces a holiday on a
 * weekend.
 */
function Holidays({ holidays }: { holidays: readonly Holiday[] }) {
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
