import { createHeldActions, isPaper, isRemembered, listHeld } from "#features/news/api/held.ts";
import { listPaperFacts } from "#features/news/api/write.ts";
import { counted } from "#platform/text/counted.ts";
import { lagosMinute } from "#platform/time.ts";
import { type Call, type Commands, isDateOrInstant, requiredArgument, table, UsageError } from "./command.ts";

type Actions = ReturnType<typeof createHeldActions>;

const A_PAPER = "a paper's id";

export const papersCommands: Commands = {
  "papers about": {
    summary: "What is known about each paper, with its source, and what is missing.",
    async run(call) {
      const rows = listPaperFacts().map(({ paper, known, missing }) => [paper, missing || "nothing", known]);
      for (const line of table([["paper", "missing", "known"], ...rows])) await call.print(line);
    },
  },
  "papers held": {
    argumentNames: ["[PAPER]"],
    summary: "What feeds brought and is not shown: the reason, and when it goes in by itself.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const [paper] = call.args;
        if (paper !== undefined && !(await isPaper(db, paper)))
          throw new UsageError("Nothing has that name.");
        const items = await listHeld(db, paper);
        if (items.length === 0) return void call.print("Nothing is held.");
        const rows = items.map(({ paper, reason, heldAt, goesInAt, title, url }) => [
          ...[
            paper,
            reason,
            lagosMinute(heldAt),
            goesInAt === null ? "by hand" : lagosMinute(goesInAt),
            title,
            url,
          ],
        ]);
        for (const line of table([["paper", "reason", "since", "goes in", "headline", "address"], ...rows]))
          await call.print(line);
      }),
  },
  "papers release": {
    argumentNames: ["PAPER", "[URL]"],
    summary: "Lets in what is held of a paper, or one item; the next round takes it.",
    run: (call) => decide(call, (actions, paper, url) => actions.release(paper, url), "released"),
  },
  "papers refuse": {
    argumentNames: ["PAPER", "[URL]"],
    summary: "Keeps out what is held of a paper, or one item, however often its feed brings it.",
    run: (call) => decide(call, (actions, paper, url) => actions.refuse(paper, url), "refused"),
  },
  "papers rollback": {
    argumentNames: ["PAPER", "TIME"],
    summary: "Makes a paper's articles what they were at a time of the last week (2026-11-21T18:00:00Z).",
    async run(call) {
      const paper = requiredArgument(call, 0, A_PAPER);
      const time = requiredArgument(call, 1, "a time: 2026-11-21T18:00:00Z");
      if (!isDateOrInstant(time)) throw new UsageError(`${time} is not a time like 2026-11-21T18:00:00Z.`);
      await call.withDatabase(async (db, clock) => {
        const to = new Date(time);
        if (!(await isPaper(db, paper))) throw new UsageError("Nothing has that name.");
        if (!isRemembered(to, clock.now())) throw new UsageError(`${time} is not a time of the last week.`);
        const { hidden, ...rolledBack } = await createHeldActions({ db, clock }).rollBack(paper, to);
        const restored = rolledBack.restored.length;
        call.print(
          `${counted(hidden, "article is hidden", "articles are hidden")}, ${counted(restored, "article says", "articles say")} again what ${restored === 1 ? "it" : "they"} said.`,
        );
      });
    },
  },
  "papers hosts": {
    argumentNames: ["PAPER", "[HOST]"],
    summary: "The hosts to which a paper's articles may lead; with HOST, adds one.",
    async run(call) {
      const paper = requiredArgument(call, 0, A_PAPER);
      const [, host] = call.args;
      if (host !== undefined && !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(host))
        throw new UsageError(`${host} is not a host like news.example.ng.`);
      await act(call, async (actions) => {
        if (host !== undefined) await actions.allowHost(paper, host.toLowerCase());
        const hosts = await actions.hostsOf(paper);
        if (hosts.length === 0) throw new UsageError("Nothing has that name.");
        for (const one of hosts) await call.print(one);
      });
    },
  },
};

function decide(
  call: Call,
  action: (actions: Actions, paper: string, url?: string) => Promise<number>,
  word: string,
): Promise<void> {
  const paper = requiredArgument(call, 0, A_PAPER);
  return act(call, async (actions) => {
    const count = await action(actions, paper, call.args[1]);
    if (count === 0) throw new UsageError("Nothing of that name is held: see papers held.");
    call.print(`${counted(count, "item")} ${word}.`);
  });
}

function act(call: Call, run: (actions: Actions) => Promise<void>): Promise<void> {
  return call.withDatabase((db, clock) => run(createHeldActions({ db, clock })));
}
