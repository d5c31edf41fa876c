import {
  addEvent,
  type CultureWriteHands,
  importEvents,
  importFilms,
  listEvents,
  removeEvent,
} from "#domains/culture/write.ts";
import { systemClock } from "#platform/clock.ts";
import type { Result } from "#platform/result.ts";
import { type Call, type Commands, needed, table, WrongCall } from "./command.ts";

export const cultureCommands: Commands = {
  "movies import": {
    usage: "FILE.json",
    says: "Takes the film list from a JSON file; it replaces the one before and stands before TMDb's.",
    run: (call) =>
      withHands(call, async (hands) => {
        const { now, soon } = told(await importFilms(hands, needed(call, 0, "a file")));
        call.print(`${now} films showing now, ${soon} to come.`);
      }),
  },
  "events add": {
    usage:
      "--name TEXT --starts 2026-12-05T18:00 [--ends T] [--venue V] [--city C] [--category C] [--price P] …",
    says: "Adds an event; also --description, --url and --image. Times are those of Lagos.",
    run: (call) =>
      withHands(call, async (hands) => {
        const { name, starts, ...rest } = call.options;
        if (!name || !starts) throw new WrongCall("Say --name and --starts: 2026-12-05T18:00 or 2026-12-05.");
        const event = told(await addEvent(hands, { name, starts, ...rest }));
        call.print(`${event.id}  ${event.startsAt.toISOString()}  ${event.name}`);
      }),
  },
  "events list": {
    usage: "",
    says: "Events that are not over, with their ids.",
    run: (call) =>
      withHands(call, async (hands) => {
        const events = await listEvents(hands);
        const rows = events.map(({ id, startsAt, city, name }) => [id, startsAt.toISOString(), city, name]);
        for (const line of table(rows)) call.print(line);
      }),
  },
  "events import": {
    usage: "URL|FILE",
    says: "Takes events from iCalendar, JSON-LD, or a page with JSON-LD; importing again mends them.",
    run: (call) =>
      withHands(call, async (hands) => {
        const { events, leftOut } = told(await importEvents(hands, needed(call, 0, "an address or a file")));
        call.print(`${events.length} events taken, ${leftOut} left out.`);
      }),
  },
  "events remove": {
    usage: "ID",
    says: "Removes an event.",
    run: (call) =>
      withHands(call, async (hands) => {
        const id = needed(call, 0, "the event's id, as events list tells it");
        if (!(await removeEvent(hands, id))) throw new WrongCall(`There is no event ${id}.`);
        call.print(`${id} is removed.`);
      }),
  },
};

function withHands(call: Call, use: (hands: CultureWriteHands) => Promise<void>): Promise<void> {
  return call.withDatabase((db) => use({ db, clock: systemClock, fetch: call.fetch() }));
}

function told<Value>(result: Result<Value, { kind: string; message: string }>): Value {
  if (!result.ok) throw new WrongCall(result.failure.message);
  return result.value;
}
