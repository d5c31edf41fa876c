import { deskPlaces } from "#contracts/sections.ts";
import { createNewsDesk } from "#features/news/api/desk.ts";
import type { DeskPlace, NewPress, NewsDesk } from "#features/news/contract/desk.ts";
import { type Call, type Command, type Commands, oneOf, requiredArgument, UsageError } from "./command.ts";

type List = NonNullable<NewPress["list"]>;
const LISTS = Object.keys(deskPlaces) as List[];
const NAME = { value: "NAME", summary: "who says so; it stands beside the press on the desk" };

/** What the page /ops/desk does, for a terminal. */
export const deskCommands: Commands = {
  "desk coming": {
    summary:
      "The edition and the brief as readers see them in an hour, with the reason of each place, and what was pressed.",
    run: (call) =>
      atDesk(call, async (desk) => {
        const { edition, brief, offered, presses } = await desk.view();
        await call.print(`Edition: ${edition.name}, ${edition.date}, as at ${edition.at}`);
        for (const line of placeLines(edition.places)) await call.print(line);
        await call.print("Daily Brief");
        await call.print(`As it would be composed by now; it is composed at ${brief.at}.`);
        for (const line of placeLines(brief.places)) await call.print(line);
        await call.print("Next in line");
        for (const line of placeLines(offered)) await call.print(line);
        for (const { id, action, list, place, by, at, headline } of presses)
          await call.print(
            `press ${id}: ${action}${list === null ? "" : `, ${list} ${place}`}: ${headline} (${by ?? "no name"}, ${at})`,
          );
      }),
  },
  "desk kill": {
    argumentNames: ["STORY"],
    options: { name: NAME },
    summary: "Takes a story, named by its id or one of its articles', out of edition and brief for two days.",
    run: (call) => press(call, "kill", null, null),
  },
  "desk pin": placed("pin", "Holds a story at a place of the coming edition or brief."),
  "desk move": placed("move", "Moves a story to a place of the coming edition or brief."),
  "desk undo": {
    argumentNames: ["[PRESS]"],
    summary: "Undoes a press, named by the number that `desk coming` gives it, or else the last one.",
    async run(call) {
      const [id] = call.args;
      if (id !== undefined && !/^\d{1,9}$/.test(id)) throw new UsageError("Give the number of a press.");
      await atDesk(call, async (desk) => {
        if (!(await desk.undo(id === undefined ? null : Number(id))))
          throw new UsageError("There is no such press.");
        await call.print("Done.");
      });
    },
  },
};

function placed(action: "pin" | "move", summary: string): Command {
  return {
    argumentNames: ["STORY", "PLACE"],
    options: { list: oneOf(LISTS, "the list; by default edition"), name: NAME },
    summary,
    async run(call) {
      const list = LISTS.find((one) => one === call.options.list) ?? "edition";
      const place = Number(requiredArgument(call, 1, "the place"));
      if (!(Number.isInteger(place) && place >= 1 && place <= deskPlaces[list]))
        throw new UsageError(`The place is a number from 1 to ${deskPlaces[list]}.`);
      await press(call, action, list, place);
    },
  };
}

function press(
  call: Call,
  action: NewPress["action"],
  list: NewPress["list"],
  place: number | null,
): Promise<void> {
  const story = requiredArgument(call, 0, "a story's id");
  const by = call.options.name?.trim() || null;
  return atDesk(call, async (desk) => {
    if (!(await desk.press({ action, list, place, by, story })))
      throw new UsageError("There is no such story.");
    await call.print("Done.");
  });
}

function atDesk(call: Call, use: (desk: NewsDesk) => Promise<void>): Promise<void> {
  return call.withDatabase((db, clock) => use(createNewsDesk({ db, clock })));
}

function placeLines(places: readonly DeskPlace[]): string[] {
  return places.flatMap(({ story, headline, category, paper, others, reason }, at) => [
    `${at + 1}. ${headline}`,
    `   ${story}  ${paper}, ${category}, ${others} more; ${reason}`,
  ]);
}
