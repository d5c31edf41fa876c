import {
  addEvent,
  type CultureWriteDeps,
  importEvents,
  importFilms,
  listEvents,
  removeEvent,
  showsSample,
} from "#features/culture/api/write.ts";
import { counted } from "#platform/text/counted.ts";
import { lagosMinute } from "#platform/time.ts";
import {
  type Call,
  type Commands,
  isDateOrInstant,
  requiredArgument,
  table,
  UsageError,
  unwrap,
} from "./command.ts";
import { textFileToRead } from "./files.ts";

export const cultureCommands: Commands = {
  "movies import": {
    argumentNames: ["FILE.json"],
    summary: "Imports the film list from a JSON file; it replaces the previous one and precedes TMDb's.",
    async run(call) {
      const file = await textFileToRead(call, requiredArgument(call, 0, "a file"));
      await withDeps(call, async (deps) => {
        const { now, soon } = unwrap(await importFilms(deps, file), file);
        call.print(`${counted(now, "film")} showing now, ${soon} to come.`);
      });
    },
  },
  "events add": {
    options: {
      name: { value: "TEXT", summary: "the event's name" },
      starts: {
        value: "TIME",
        summary: "2026-12-05T18:00, or 2026-12-05 if only the day is known",
        fits: isDateOrInstant,
      },
      ends: { value: "TIME", summary: "when it ends, in the same form", fits: isDateOrInstant },
      venue: { value: "TEXT", summary: "the venue" },
      city: { value: "TEXT", summary: "a Nigerian city" },
      category: {
        value: "TEXT",
        summary: "music, theatre, film, sport, festival, business, faith, learning, other",
      },
      price: { value: "TEXT", summary: "the price as shown: ₦5,000" },
      description: { value: "TEXT", summary: "what it is about, in a few sentences" },
      url: { value: "URL", summary: "the address of tickets or details", fits: isWebAddress },
      image: { value: "URL", summary: "a picture", fits: isWebAddress },
    },
    summary: "Adds an event. Times are in Lagos time.",
    async run(call) {
      const { name, starts, ...rest } = call.options;
      if (!name || !starts) throw new UsageError("Give --name and --starts: 2026-12-05T18:00 or 2026-12-05.");
      await withDeps(call, async (deps) => {
        const event = unwrap(await addEvent(deps, { name, starts, ...rest }), "The event");
        await call.print(`${event.id}  ${lagosMinute(event.startsAt)}  ${event.name}`);
        if (await showsSample(deps))
          await call.print(
            "Readers see it in the live edition: the sample edition has invented events only.",
          );
      });
    },
  },
  "events list": {
    summary: "Events of today and later, in Lagos time, with their ids.",
    run: (call) =>
      withDeps(call, async (deps) => {
        const events = await listEvents(deps);
        const rows = events.map(({ id, startsAt, city, name }) => [id, lagosMinute(startsAt), city, name]);
        for (const line of table(rows)) call.print(line);
      }),
  },
  "events import": {
    argumentNames: ["URL|FILE"],
    summary:
      "Imports events from iCalendar, JSON-LD, or a page with JSON-LD; importing again updates them. Of a repeated event only the first day is taken, if it is not over.",
    async run(call) {
      const argument = requiredArgument(call, 0, "an address or a file");
      const source = /^https?:\/\//.test(argument) ? argument : await textFileToRead(call, argument);
      await withDeps(call, async (deps) => {
        const { events, leftOut } = unwrap(await importEvents(deps, source), source);
        call.print(`${counted(events.length, "event")} taken, ${leftOut} left out.`);
      });
    },
  },
  "events remove": {
    argumentNames: ["ID"],
    summary: "Removes an event.",
    async run(call) {
      const id = requiredArgument(call, 0, "the event's id, as events list shows it");
      await withDeps(call, async (deps) => {
        if (!(await removeEvent(deps, id))) throw new UsageError(`There is no event ${id}.`);
        call.print(`${id} is removed.`);
      });
    },
  },
};

function withDeps(call: Call, use: (deps: CultureWriteDeps) => Promise<void>): Promise<void> {
  return call.withDatabase((db, clock) => use({ db, clock, fetch: call.fetch() }));
}

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? "");
}
