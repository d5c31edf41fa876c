import {
  addEvent,
  type CultureWriteHands,
  importEvents,
  importFilms,
  listEvents,
  removeEvent,
} from "#domains/culture/api/write.ts";
import { systemClock } from "#platform/clock.ts";
import type { Result } from "#platform/result.ts";
import { counted } from "#platform/text/counted.ts";
import { type Call, type Commands, needed, table, WrongCall } from "./command.ts";
import { textFile } from "./files.ts";

export const cultureCommands: Commands = {
  "movies import": {
    words: ["FILE.json"],
    says: "Takes the film list from a JSON file; it replaces the one before and stands before TMDb's.",
    async run(call) {
      const file = await textFile(call, needed(call, 0, "a file"));
      await withHands(call, async (hands) => {
        const { now, soon } = told(await importFilms(hands, file), file);
        call.print(`${counted(now, "film")} showing now, ${soon} to come.`);
      });
    },
  },
  "events add": {
    options: {
      name: { value: "TEXT", says: "what it is called" },
      starts: {
        value: "TIME",
        says: "2026-12-05T18:00, or 2026-12-05 where only the day is known",
        fits: isMoment,
      },
      ends: { value: "TIME", says: "the same, for its end", fits: isMoment },
      venue: { value: "TEXT", says: "the house or the place" },
      city: { value: "TEXT", says: "a Nigerian city" },
      category: {
        value: "TEXT",
        says: "music, theatre, film, sport, festival, business, faith, learning, other",
      },
      price: { value: "TEXT", says: "as it is to be read: ₦5,000" },
      description: { value: "TEXT", says: "a few sentences" },
      url: { value: "URL", says: "where tickets or more are", fits: isWebAddress },
      image: { value: "URL", says: "a picture", fits: isWebAddress },
    },
    says: "Adds an event. Times are those of Lagos.",
    async run(call) {
      const { name, starts, ...rest } = call.options;
      if (!name || !starts) throw new WrongCall("Say --name and --starts: 2026-12-05T18:00 or 2026-12-05.");
      await withHands(call, async (hands) => {
        const event = told(await addEvent(hands, { name, starts, ...rest }), "The event");
        call.print(`${event.id}  ${event.startsAt.toISOString()}  ${event.name}`);
      });
    },
  },
  "events list": {
    says: "Events that are not over, with their ids.",
    run: (call) =>
      withHands(call, async (hands) => {
        const events = await listEvents(hands);
        const rows = events.map(({ id, startsAt, city, name }) => [id, startsAt.toISOString(), city, name]);
        for (const line of table(rows)) call.print(line);
      }),
  },
  "events import": {
    words: ["URL|FILE"],
    says: "Takes events from iCalendar, JSON-LD, or a page with JSON-LD; importing again mends them.",
    async run(call) {
      const given = needed(call, 0, "an address or a file");
      const source = /^https?:\/\//.test(given) ? given : await textFile(call, given);
      await withHands(call, async (hands) => {
        const { events, leftOut } = told(await importEvents(hands, source), source);
        call.print(`${counted(events.length, "event")} taken, ${leftOut} left out.`);
      });
    },
  },
  "events remove": {
    words: ["ID"],
    says: "Removes an event.",
    async run(call) {
      const id = needed(call, 0, "the event's id, as events list tells it");
      await withHands(call, async (hands) => {
        if (!(await removeEvent(hands, id))) throw new WrongCall(`There is no event ${id}.`);
        call.print(`${id} is removed.`);
      });
    },
  },
};

function withHands(call: Call, use: (hands: CultureWriteHands) => Promise<void>): Promise<void> {
  return call.withDatabase((db) => use({ db, clock: systemClock, fetch: call.fetch() }));
}

/** `what` is the file or address that could not be taken. */
function told<Value>(result: Result<Value, { kind: string; message: string }>, what: string): Value {
  if (!result.ok) throw new WrongCall(`${what} is not taken: ${result.failure.message}.`);
  return result.value;
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? "");
}
