import { type PageProps, page } from "#ask/page.ts";
import { pages, placePage, withLanguage } from "#contracts/addresses.ts";
import { DAY_MS } from "#contracts/durations.ts";
import { venueBesideCity } from "#features/culture/contract/event-place.ts";
import type { CultureEvent, Holiday } from "#features/culture/contract.ts";
import { CultureStyles } from "#features/culture/panels/CultureStyles.tsx";
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
import type { Sentence } from "#words/sentences.ts";
import { useWords, type Words } from "#words/words.ts";

/** "30 Mon" and beside it what is on. */
function EventDay({ day, events }: { day: string; events: readonly CultureEvent[] }) {
  const { dates } = useWords();
  const { shortDays } = dates ?? english;
  const at = new Date(day);
  return (
    <section className="events" aria-label={inLagos(at.getTime(), dates).long}>
      <p className="events__day">
        <time dateTime={day}>
          <b>{at.getUTCDate()}</b> {shortDays[at.getUTCDay()]}
        </time>
      </p>
      <ul>
        {events.map((event) => (
          <EventEntry key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

const states = { cancelled: "CANCELLED", postponed: "POSTPONED" } as const satisfies Record<string, Sentence>;

function EventEntry({ event }: { event: CultureEvent }) {
  const words = useWords();
  const { lang, say } = words;
  const venue = venueBesideCity(event);
  const { id, name, category, city, description, price, status, url, sample } = event;
  return (
    <li className="event">
      <p className="source-note num">
        {whenWords(event, words)} <Label className="badge" text={category} />
        {status === "scheduled" ? null : <span className="tag tag--error">{say(states[status])}</span>}
        {sample ? <span className="tag">{say("SAMPLE")}</span> : null}
      </p>
      <h3 className="film__title">
        {url ? (
          <a className="link" href={url} target="_blank" rel="noopener">
            <span lang={lang()}>{name}</span>
            <span className="vh"> {say("(opens in a new tab)")}</span>
          </a>
        ) : (
          <span lang={lang()}>{name}</span>
        )}
      </h3>
      <p>
        {venue ? <span lang={lang()}>{venue}</span> : null}
        {venue && city ? ", " : null}
        {city ? (
          <PageLink className="link" to={placePage(city)}>
            {city}
          </PageLink>
        ) : null}
        {venue || city ? null : say("Venue to be announced")}
        {price ? (
          <>
            {" · "}
            {price === "Free" ? say("Free") : <Price price={price} lowest={event.price_from} />}
          </>
        ) : null}
      </p>
      {description ? (
        <p className="film__story" lang={lang()}>
          {description}
        </p>
      ) : null}
      <a className="icon-btn event__add" href={`/api/events/${encodeURIComponent(id)}.ics`}>
        <Icon name="calendar" />
        <span className="vh">
          {say("Add to calendar")}
          <span lang={lang()}>: {name}</span>
        </span>
      </a>
    </li>
  );
}

/** In the organiser's words, or the lowest of several. */
function Price({ price, lowest }: { price: string; lowest: string | null }) {
  const { lang, say } = useWords();
  return lowest ? <span>{say("from {price}", { price: lowest })}</span> : <span lang={lang()}>{price}</span>;
}

/** "18:00 to 21:00", "18:00", "All day", "Until 7 December 2026", "18:00 · Until 7 December 2026". */
function whenWords({ starts_at, ends_at, all_day }: CultureEvent, { dates, say }: Words): string {
  const [from, to] = [Date.parse(starts_at), Date.parse(ends_at ?? starts_at)];
  const start = inLagos(from);
  const end = ends_at === null ? null : inLagos(to, dates);
  if (end && end.day !== start.day && (all_day || to - from >= DAY_MS)) {
    const until = say("Until {day}", { day: end.long.split(", ")[1] ?? "" });
    return all_day ? until : `${start.clock} · ${until}`;
  }
  if (all_day) return say("All day");
  return end ? say("{start} to {end}", { start: start.clock, end: end.clock }) : start.clock;
}

/** The length of "2026-11" in "2026-11-27". */
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
