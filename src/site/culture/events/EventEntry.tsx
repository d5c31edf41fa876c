import type { CultureEvent } from "#contracts/culture.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { inLagos } from "#site/ui/time.ts";

export function EventEntry({ event }: { event: CultureEvent }) {
  const { id, name, category, description, price, status, url, sample } = event;
  return (
    <li className="event">
      <p className="source-note num">
        {whenWords(event)} <span className="badge">{category}</span>
        {status === "scheduled" ? null : <span className="tag tag--error">{status.toUpperCase()}</span>}
        {sample ? <span className="tag">SAMPLE</span> : null}
      </p>
      <h3 className="film__title">
        {url ? (
          <a className="link" href={url} target="_blank" rel="noopener">
            {name}
          </a>
        ) : (
          name
        )}
      </h3>
      <p>
        {whereWords(event)}
        {price ? ` · ${price}` : null}
      </p>
      {description ? <p className="film__story">{description}</p> : null}
      <a className="section__more" href={`/api/events/${encodeURIComponent(id)}.ics`}>
        <Icon name="plus" small />
        <span>
          Add to calendar<span className="vh">: {name}</span>
        </span>
      </a>
    </li>
  );
}

/** "18:00 to 21:00", "18:00", "All day", "Until 7 December 2026". */
function whenWords({ starts_at, ends_at, all_day }: CultureEvent): string {
  const start = inLagos(Date.parse(starts_at));
  const end = ends_at === null ? null : inLagos(Date.parse(ends_at));
  if (end && end.day !== start.day) return `Until ${end.long.split(", ")[1]}`;
  if (all_day) return "All day";
  return end ? `${start.clock} to ${end.clock}` : start.clock;
}

function whereWords({ venue, city }: CultureEvent): string {
  const known = [venue, venue?.includes(city ?? "") ? null : city].filter(Boolean);
  return known.length > 0 ? known.join(", ") : "Venue to be announced";
}
