import { pages } from "#contracts/addresses.ts";
import { CultureStyles } from "#site/culture/CultureStyles.tsx";
import { EventEntry } from "#site/culture/events/EventEntry.tsx";
import { EventFilter } from "#site/culture/events/EventFilter.tsx";
import { eventPage } from "#site/culture/events/event-page.ts";
import { Holidays } from "#site/culture/events/Holidays.tsx";
import { type PageProps, page } from "#site/data/page.ts";
import { headTags } from "#site/shell/metadata.ts";
import { PlainPage } from "#site/shell/PlainPage.tsx";
import { WaysOn } from "#site/ui/empty/WaysOn.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { useRootData } from "#site/ui/root-data.ts";
import { Empty } from "#site/ui/states.tsx";
import { inLagos } from "#site/ui/time.ts";

const events = page((ask, { url }) => eventPage(ask, url));

export const loader = events.loader;
export const clientLoader = events.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: "Events",
    description:
      "Concerts, festivals, theatre and more in Nigeria's cities by date, and the public holidays.",
    path: pages.events,
  });
}

export default function Events({ loaderData }: PageProps<typeof events>) {
  const { choice, days, cities, categories, holidays } = loaderData;
  return (
    <PlainPage title="Events" says="What is on in Nigeria's cities, by date.">
      <CultureStyles />
      <EventFilter choice={choice} cities={cities} categories={categories} />
      {days.length === 0 ? (
        <NoEvents filtered={Object.values(choice).some(Boolean)} />
      ) : (
        days.map(({ day, events: those }) => (
          <section key={day} className="events" aria-label={inLagos(Date.parse(day)).long}>
            <h2 className="events__day">
              <time dateTime={day}>{inLagos(Date.parse(day)).long}</time>
            </h2>
            <ul>
              {those.map((event) => (
                <EventEntry key={event.id} event={event} />
              ))}
            </ul>
          </section>
        ))
      )}
      <Holidays holidays={holidays} />
    </PlainPage>
  );
}

function NoEvents({ filtered }: { filtered: boolean }) {
  const { settings } = useRootData();
  return (
    <Empty>
      <p>
        {filtered
          ? "No event fits this choice."
          : `No event is listed yet. Organisers can write to ${settings.contactEmail}.`}
      </p>
      {filtered ? (
        <PageLink className="btn" to={pages.events}>
          All events
        </PageLink>
      ) : (
        <WaysOn from={pages.events} />
      )}
    </Empty>
  );
}
