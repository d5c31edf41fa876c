import { classifyLines, clusterLines, topicLines } from "#domains/news/measure.ts";
import { type Commands, printAll, WrongCall } from "./command.ts";

export const newsCommands: Commands = {
  "desk classify": {
    usage: "< lines",
    says: "Adds category and confidence to JSON lines {title, summary?, url?, paper?, categories?}.",
    run: (call) => printAll(call, classifyLines(call.lines)),
  },
  "desk cluster": {
    usage: "[--level strict|loose] < lines",
    says: "Adds story to JSON lines {url, title, summary?, paper, time} in time order.",
    async run(call) {
      const level = call.options.level ?? "strict";
      if (level !== "strict" && level !== "loose") throw new WrongCall("The level is strict or loose.");
      await printAll(call, clusterLines(call.lines, level));
    },
  },
  "desk topics": {
    usage: "--now ISO < lines",
    says: "The topics of JSON lines {url, title, summary?, paper, time} as of an instant.",
    async run(call) {
      const now = new Date(call.options.now ?? "");
      if (Number.isNaN(now.getTime()))
        throw new WrongCall("Say --now with an instant: --now 2026-11-21T18:00:00Z.");
      await printAll(call, topicLines(call.lines, now));
    },
  },
};
