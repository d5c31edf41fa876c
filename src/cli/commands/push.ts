import { eraseAll, erasePush, listMessages, listSubscriptions } from "#features/push/api/admin.ts";
import { type Commands, requiredArgument, table, UsageError } from "./command.ts";

export const pushCommands: Commands = {
  "push list": {
    summary: "Every subscribed browser: number, channels, push service, when it subscribed and last renewed.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const rows = (await listSubscriptions(db)).map((one) => [
          one.id,
          one.channels.join(","),
          one.service,
          one.edition,
          one.created_at.toISOString(),
          one.renewed_at.toISOString(),
        ]);
        for (const line of table(rows)) await call.print(line);
      }),
  },
  "push sent": {
    summary: "What was announced in the last 30 days, and how many browsers received it.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const rows = (await listMessages(db)).map((one) => [
          one.at.toISOString(),
          one.channel,
          `sent ${one.sent}`,
          `waiting ${one.queued}`,
          `failed ${one.failed}`,
          one.headline,
        ]);
        for (const line of table(rows)) await call.print(line);
      }),
  },
  "push erase": {
    argumentNames: ["NUMBER|ENDPOINT|all"],
    summary: "Deletes the subscription of a browser, by its number in the list or its endpoint, or of all.",
    async run(call) {
      const browser = requiredArgument(call, 0, "the browser to erase: its number, its endpoint, or all");
      if (browser === "all") {
        const count = await call.withDatabase((db) => eraseAll(db));
        call.print(`${count} erased.`);
      } else if (await call.withDatabase((db) => erasePush(db, browser))) call.print("Erased.");
      else throw new UsageError("There is no such browser.");
    },
  },
};
