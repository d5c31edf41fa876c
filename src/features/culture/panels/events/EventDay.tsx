import type { CultureEvent } from "#features/culture/contract.ts";
import { inLagos } from "#ui/time.ts";
import { english } from "#words/dates.ts";
import { useWords } from "#words/words.ts";
import { EventEntry } from "./EventEntry.tsx";

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
