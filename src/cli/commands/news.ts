import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { categories } from "#contracts/sections.ts";
import { createOperatorActions, sampleOrigins } from "#features/news/api/write.ts";
import { dayLine } from "#features/news/measure/day.ts";
import {
  classifyLines,
  clusterLines,
  storyLine,
  toFeedReport,
  topicLines,
  whyLines,
} from "#features/news/measure/measure.ts";
import { lagosMinute } from "#platform/time.ts";
import {
  type Call,
  type Command,
  type Commands,
  isDateOrInstant,
  oneOf,
  printAll,
  requiredArgument,
  table,
  UsageError,
} from "./command.ts";
import { deskCommands } from "./desk.ts";
import { folderToRead } from "./files.ts";

type Operator = ReturnType<typeof createOperatorActions>;

const LEVELS = ["strict", "loose"] as const;
/** More than any feed we would accept. */
const MAX_BYTES = 64 * 1024 * 1024;

export const newsCommands: Commands = {
  "feed parse": {
    options: {
      dir: { value: "FOLDER", summary: "reads every file of a folder instead of the standard input" },
      "content-type": { value: "TYPE", summary: "the Content-Type that the newspaper's server sent" },
      url: { value: "URL", summary: "the feed's own address, for relative links" },
    },
    stream: "< document",
    summary: "Reads one feed from stdin, or every file of a folder, and prints a JSON line for each.",
    async run(call) {
      const { dir, url } = call.options;
      const contentType = call.options["content-type"];
      if (url !== undefined && !URL.canParse(url)) throw new UsageError(`${url} is not an address.`);
      const lineOf = (file: string, bytes: Buffer): string =>
        JSON.stringify(toFeedReport(file, { bytes, contentType, url }));
      if (dir === undefined) {
        await call.print(lineOf("-", await call.bytes(MAX_BYTES)));
        return;
      }
      const folder = await folderToRead(call, dir);
      const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => !entry.isDirectory());
      for (const { name } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
        await call.print(lineOf(name, await readFile(path.join(folder, name))));
    },
  },
  "desk classify": {
    stream: "< lines",
    summary:
      "Adds language, category and confidence to JSON lines {title, summary?, url?, paper?, language?, categories?}.",
    run: (call) => printAll(call, classifyLines(call.lines())),
  },
  "desk cluster": {
    options: { level: oneOf(LEVELS, "how alike the articles of a story are; by default strict") },
    stream: "< lines",
    summary: "Adds story, kind and copyOf to JSON lines {url, title, summary?, paper, time} in time order.",
    run: (call) =>
      printAll(
        call,
        clusterLines(
          call.lines(),
          LEVELS.find((one) => one === call.options.level),
        ),
      ),
  },
  "desk story": {
    stream: "< lines",
    summary:
      "The texts, steps, figures and attributions of one story's JSON lines {url, title, summary?, paper, time}.",
    async run(call) {
      await call.print(await storyLine(call.lines()));
    },
  },
  "desk why": {
    argumentNames: ["URL", "URL"],
    stream: "< lines",
    summary: "Each sign for and against two of the lines being one story.",
    async run(call) {
      const [one, other] = [
        requiredArgument(call, 0, "two addresses"),
        requiredArgument(call, 1, "a second address"),
      ];
      for (const line of await whyLines(call.lines(), one, other)) await call.print(line);
    },
  },
  "desk topics": {
    options: {
      now: {
        value: "2026-11-21T18:00:00Z",
        summary: "the instant; later articles are not read",
        fits: isDateOrInstant,
      },
    },
    stream: "< lines",
    summary: "The topics of JSON lines {url, title, summary?, paper, time} as of an instant.",
    async run(call) {
      const { now } = call.options;
      if (now === undefined) throw new UsageError("Give --now with an instant: --now 2026-11-21T18:00:00Z.");
      await printAll(call, topicLines(call.lines(), new Date(now)));
    },
  },
  "desk day": {
    options: {
      at: {
        value: "2026-11-21T18:00:00Z",
        summary: "the instant; later articles are not read",
        fits: isDateOrInstant,
      },
      languages: { value: "en,pcm", summary: "the languages that are shown; by default all" },
    },
    stream: "< lines",
    summary:
      "What edition, Popular Now, picks, topics and brief would be at an instant, of JSON lines {url, title, summary?, paper, time}.",
    async run(call) {
      const { at, languages } = call.options;
      if (at === undefined) throw new UsageError("Give --at with an instant: --at 2026-11-21T18:00:00Z.");
      await call.print(await dayLine(call.lines(), new Date(at), languages));
    },
  },
  ...deskCommands,
  "feeds check": {
    argumentNames: ["[PAPER]"],
    summary: "Fetches every feed (of one paper) once, stores nothing, and prints the outcome.",
    run: (call) =>
      operate(call, async (news) => {
        let count = 0;
        call.print(table([["paper".padEnd(24), "items", "newest", "encoding", "feed", "error"]])[0] ?? "");
        for await (const { paper, items, newest, encoding, url, error } of news.checkFeeds(call.args[0])) {
          count += 1;
          call.print(table([[paper.padEnd(24), items, newest, encoding, url, error ?? "ok"]])[0] ?? "");
        }
        if (count === 0)
          throw new UsageError("No such feed is known: the server adds new papers when it starts.");
      }),
  },
  "feeds list": {
    summary: "Every feed with its state, interval and last outcome.",
    run: (call) =>
      operate(call, async (news) => {
        const feeds = await news.listFeeds();
        const [first] = feeds;
        if (first === undefined) return void call.print("No feed is known yet: start the server once.");
        for (const line of table([
          Object.keys(first),
          ...feeds.map((feed) => Object.values(feed).map(cellText)),
        ]))
          call.print(line);
      }),
  },
  "feeds show": {
    argumentNames: ["PAPER|URL"],
    summary: "One feed, or all of a paper, with the last outcomes.",
    run(call) {
      const name = requiredArgument(call, 0, "a paper's id or a feed's address");
      return operate(call, async (news) => {
        const feeds = await news.showFeeds(name);
        if (feeds.length === 0) throw new UsageError("There is no such feed.");
        for (const feed of feeds) await call.print(JSON.stringify(feed, null, 2));
      });
    },
  },
  "feeds add": {
    argumentNames: ["PAPER", "URL", "[CATEGORY]"],
    summary: "Adds a feed to a paper of the registry.",
    async run(call) {
      const [paper, url] = [
        requiredArgument(call, 0, "a paper's id"),
        requiredArgument(call, 1, "the feed's address"),
      ];
      if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
        throw new UsageError(`${url} is not a web address.`);
      const category = call.args[2] === undefined ? null : categoryNamed(call.args[2]);
      await runOnNamed(call, (news) => news.addFeed(paper, url, category));
    },
  },
  "feeds pause": byHand("PAPER|URL", "Stops asking a feed until it is resumed.", (news, name) =>
    news.pauseFeeds(name),
  ),
  "feeds resume": byHand("PAPER|URL", "Asks a paused or stopped feed again.", (news, name) =>
    news.resumeFeeds(name),
  ),
  "topics rename": {
    argumentNames: ["ID", "NAME"],
    summary: "Names a running story, whose page keeps its address.",
    async run(call) {
      const [id, name] = [requiredArgument(call, 0, "a topic's id"), requiredArgument(call, 1, "its name")];
      await runOnNamed(call, (news) => news.renameRunning(id, name));
    },
  },
  "picks pin": byHand("ID", "Puts an article among the editor's picks.", (news, id) =>
    news.wishPick(id, "pin"),
  ),
  "picks ban": byHand("ID", "Keeps an article out of the editor's picks.", (news, id) =>
    news.wishPick(id, "ban"),
  ),
  "picks free": byHand("ID", "Removes a pin or a ban.", (news, id) => news.wishPick(id, null)),
};

function byHand(
  word: "ID" | "PAPER|URL",
  summary: string,
  action: (news: Operator, name: string) => Promise<boolean>,
): Command {
  return {
    argumentNames: [word],
    summary,
    async run(call) {
      const name = requiredArgument(call, 0, word === "ID" ? "an id" : "a paper's id or a feed's address");
      await runOnNamed(call, (news) => action(news, name));
    },
  };
}

/** Runs the action; fails if it returns false, which means that nothing has that name. */
function runOnNamed(call: Call, action: (news: Operator) => Promise<boolean>): Promise<void> {
  return operate(call, async (news) => {
    if (!(await action(news))) throw new UsageError("Nothing has that name.");
    call.print("Done.");
  });
}

function operate(call: Call, action: (news: Operator) => Promise<void>): Promise<void> {
  return call.withDatabase(async (db, clock) => {
    const fetch = call.fetch(await sampleOrigins(db));
    await action(createOperatorActions({ db, clock, fetch }));
  });
}

function categoryNamed(name: string): (typeof categories)[number] {
  const category = categories.find((label) => label.toLowerCase() === name.toLowerCase());
  if (category === undefined)
    throw new UsageError(`The category is one of ${categories.join(", ")}, not "${name}".`);
  return category;
}

function cellText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Date ? lagosMinute(value) : String(value);
}
