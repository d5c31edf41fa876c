import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { classifyLines, clusterLines, feedLine, topicLines } from "#domains/news/measure.ts";
import { operateNews, sampleOrigins } from "#domains/news/write.ts";
import { systemClock } from "#platform/clock.ts";
import { type Call, type Command, type Commands, needed, printAll, table, WrongCall } from "./command.ts";

type Operator = ReturnType<typeof operateNews>;

export const newsCommands: Commands = {
  "feed parse": {
    usage: "[--dir DIR] [--content-type TYPE] [--url URL] [< document]",
    says: "Reads one feed from stdin, or every file of a folder, and prints a JSON line for each.",
    async run(call) {
      const { dir, url } = call.options;
      const contentType = call.options["content-type"];
      const lineOf = (file: string, bytes: Buffer): string =>
        JSON.stringify(feedLine(file, { bytes, contentType, url }));
      if (dir === undefined) return call.print(lineOf("-", await buffer(process.stdin)));
      for (const file of (await readdir(dir)).sort()) {
        call.print(lineOf(file, await readFile(path.join(dir, file))));
      }
    },
  },
  "desk classify": {
    usage: "< lines",
    says: "Adds category and confidence to JSON lines {title, summary?, url?, paper?, categories?}.",
    run: (call) => printAll(call, classifyLines(call.lines())),
  },
  "desk cluster": {
    usage: "[--level strict|loose] < lines",
    says: "Adds story to JSON lines {url, title, summary?, paper, time} in time order.",
    async run(call) {
      const level = call.options.level ?? "strict";
      if (level !== "strict" && level !== "loose") throw new WrongCall("The level is strict or loose.");
      await printAll(call, clusterLines(call.lines(), level));
    },
  },
  "desk topics": {
    usage: "--now ISO < lines",
    says: "The topics of JSON lines {url, title, summary?, paper, time} as of an instant.",
    async run(call) {
      const now = new Date(call.options.now ?? "");
      if (Number.isNaN(now.getTime()))
        throw new WrongCall("Say --now with an instant: --now 2026-11-21T18:00:00Z.");
      await printAll(call, topicLines(call.lines(), now));
    },
  },
  "feeds check": {
    usage: "[PAPER]",
    says: "Asks every feed (of one paper) once, keeps nothing, and prints what came.",
    run: (call) =>
      operate(call, async (news) => {
        let asked = 0;
        call.print(table([["paper", "items", "newest", "encoding", "feed", "error"]])[0] ?? "");
        for await (const { paper, items, newest, encoding, url, error } of news.checkFeeds(call.words[0])) {
          asked += 1;
          call.print(table([[paper.padEnd(24), items, newest, encoding, url, error ?? "ok"]])[0] ?? "");
        }
        if (asked === 0)
          throw new WrongCall("No such feed is known: the server takes in new papers when it starts.");
      }),
  },
  "feeds list": {
    usage: "",
    says: "Every feed with its state, interval and last outcome.",
    run: (call) =>
      operate(call, async (news) => {
        const feeds = await news.listFeeds();
        const [first] = feeds;
        if (first === undefined) return call.print("No feed is known yet: start the server once.");
        for (const line of table([
          Object.keys(first),
          ...feeds.map((feed) => Object.values(feed).map(shown)),
        ]))
          call.print(line);
      }),
  },
  "feeds show": {
    usage: "PAPER|URL",
    says: "One feed, or all of a paper, with the last outcomes.",
    run: (call) =>
      operate(call, async (news) => {
        const feeds = await news.showFeeds(needed(call, 0, "a paper's id or a feed's address"));
        if (feeds.length === 0) throw new WrongCall("There is no such feed.");
        for (const feed of feeds) call.print(JSON.stringify(feed, null, 2));
      }),
  },
  "feeds add": {
    usage: "PAPER URL [CATEGORY]",
    says: "Adds a feed to a paper of the registry.",
    run(call) {
      const [paper, url] = [needed(call, 0, "a paper's id"), needed(call, 1, "the feed's address")];
      if (!URL.canParse(url)) throw new WrongCall(`${url} is no address.`);
      return done(call, (news) => news.addFeed(paper, url, call.words[2]));
    },
  },
  "feeds pause": byHand("PAPER|URL", "Asks a feed no more until it is resumed.", (news, name) =>
    news.pauseFeeds(name),
  ),
  "feeds resume": byHand("PAPER|URL", "Asks a paused or stopped feed again.", (news, name) =>
    news.resumeFeeds(name),
  ),
  "articles hide": byHand("ID", "Takes an article down for good.", (news, id) => news.hideArticle(id)),
  "topics hide": byHand("ID", "Takes a topic down for good.", (news, id) => news.hideTopic(id)),
  "picks pin": byHand("ID", "Puts an article among the editor's picks.", (news, id) =>
    news.wishPick(id, "pin"),
  ),
  "picks ban": byHand("ID", "Keeps an article out of the editor's picks.", (news, id) =>
    news.wishPick(id, "ban"),
  ),
  "picks free": byHand("ID", "Takes a pin or a ban back.", (news, id) => news.wishPick(id, null)),
};

function byHand(
  usage: string,
  says: string,
  act: (news: Operator, name: string) => Promise<boolean>,
): Command {
  return {
    usage,
    says,
    run: (call) => done(call, (news) => act(news, needed(call, 0, usage.toLowerCase()))),
  };
}

/** Acts, and says whether there was something of that name. */
function done(call: Call, act: (news: Operator) => Promise<boolean>): Promise<void> {
  return operate(call, async (news) => {
    if (!(await act(news))) throw new WrongCall("There is none of that name.");
    call.print("Done.");
  });
}

function operate(call: Call, act: (news: Operator) => Promise<void>): Promise<void> {
  return call.withDatabase(async (db) => {
    const fetch = call.fetch(await sampleOrigins(db));
    await act(operateNews({ db, clock: systemClock, fetch }));
  });
}

function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Date ? value.toISOString().slice(0, 16) : String(value);
}
