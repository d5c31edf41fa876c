import { readPlacesAgain } from "#features/news/jobs/places/read-again.ts";
import { counted } from "#platform/text/counted.ts";
import { type Commands, UsageError } from "./command.ts";

/** A line is printed each time this many articles are done. */
const TOLD_EVERY = 10_000;

export const placesCommands: Commands = {
  "articles places": {
    options: { again: { summary: "reads all stored articles again, the newest first" } },
    summary:
      "Reads again in which states stored articles' events are; ended in the middle, the next run goes on there.",
    async run(call) {
      if (call.options.again === undefined)
        throw new UsageError("Give --again: the places of all stored articles are read again.");
      await call.withDatabase(async (db, clock) => {
        let told: number | null = null;
        for await (const { begunAt, isNew, articles, changed, isDone } of readPlacesAgain(db, clock)) {
          if (told === null && !isNew)
            await call.print(`Goes on with the run of ${begunAt.toISOString().slice(0, 16)}.`);
          told ??= articles - (articles % TOLD_EVERY);
          if (!isDone && articles - told < TOLD_EVERY) continue;
          told = articles;
          await call.print(`${counted(articles, "article")} read, ${changed} changed.`);
        }
      });
    },
  },
};
