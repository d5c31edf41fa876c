import { placePage } from "#contracts/addresses.ts";
import type { CultureEvent } from "#features/culture/contract.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { inLagos } from "#ui/time.ts";
import { english } from "#words/dates.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords, type Words } from "#words/words.ts";

/** "30 Mon" and beside it what is on. */
export function EventDay({ day, events }: { day: string; events: readonly CultureEvent[] }) {
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
  // A venue that ends with its city is shown without: the city follows.
  const venue = event.venue?.replace(`, ${event.city}`, "");
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

/** "18:00 to 21:00", "18:00", "All day", "Until 7 December 2026". */
function whenWords({ starts_at, ends_at, all_day }: CultureEvent, { dates, say }: Words): string {
  const start = inLagos(Date.parse(starts_at));
  const end = ends_at === null ? null : inLagos(Date.parse(ends_at), dates);
  if (end && end.day !== start.day) return say("Until {day}", { day: end.long.split(", ")[1] ?? "" });
  if (all_day) return say("All day");
  return end ? say("{start} to {end}", { start: start.clock, end: end.clock }) : start.clock;
}
