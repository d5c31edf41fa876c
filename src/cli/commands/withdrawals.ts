import { countConflictsFrom } from "#features/league/api/conflicts.ts";
import { findLettersAbout } from "#features/letters/api/admin.ts";
import { findWithdrawable, placesOf } from "#features/news/api/withdrawals.ts";
import { findMessagesAbout } from "#features/push/api/admin.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction, tryOut } from "#platform/db/transaction.ts";
import { findReach } from "#platform/ledger/reach.ts";
import type { WithdrawableKind } from "#platform/ledger/tables.ts";
import {
  findTakers,
  findWithdrawal,
  listWithdrawals,
  restore,
  WITHDRAWAL_HEAD,
  type Withdrawable,
  type Withdrawal,
  withdraw,
  withdrawalRow,
} from "#platform/ledger/withdrawals.ts";
import { pictureIn } from "#platform/pictures/sign.ts";
import { lagosMinute } from "#platform/time.ts";
import {
  type Call,
  type Command,
  type Commands,
  type Option,
  requiredArgument,
  table,
  UsageError,
} from "./command.ts";

const MAX_REASON_LENGTH = 200;
const story: Option = { summary: "the whole story of the article, and what joins it later" };
const reason: Option = {
  value: "TEXT",
  summary: "shown to readers in its place",
  fits: (text) => text.trim() !== "" && text.length <= MAX_REASON_LENGTH,
};
const dryRun: Option = { summary: "prints the receipt and changes nothing" };

const ARTICLE = { word: "ID|ADDRESS", what: "an article's id or address" };
const PICTURE = { word: "ADDRESS", what: "a picture's address, the newspaper's or ours" };
const TOPIC = { word: "ID", what: "a topic's id" };
const PAPER = { word: "PAPER", what: "a paper's id" };

interface Argument {
  readonly word: string;
  readonly what: string;
}

/** The commands of every family of what can be withdrawn. */
export const withdrawalCommands: Commands = {
  "articles withdraw": withdrawing("article", ARTICLE, "Takes an article down everywhere, with a receipt."),
  "articles restore": restoring("article", ARTICLE, "Shows a withdrawn article again."),
  "articles show": {
    argumentNames: [ARTICLE.word],
    options: { story },
    summary: "Whether an article is withdrawn, since when and why, and where it stands.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const { thing, title } = await named(db, kindOf("article", call), call, ARTICLE);
        const takers = await findTakers(db, thing);
        const label = labelOf(thing, title);
        for (const one of takers) await call.print(`${label}: ${sinceWhen(one, thing)}`);
        if (takers.length === 0) {
          // Where it stands is what a withdrawal would take.
          const places = await tryOut(db, (tx) => take(tx, { thing, reason: null, where: "stands in" }));
          await call.print(`${label}: not withdrawn.`);
          await printTable(call, places);
        } else if (takers.some(({ kind }) => kind === thing.kind))
          await printTable(call, await receiptOf(db, thing, "gone from"));
      }),
  },
  "articles hide": withdrawing("article", ARTICLE, "The earlier name of articles withdraw."),
  "pictures withdraw": withdrawing("picture", PICTURE, "Takes a picture down everywhere."),
  "pictures restore": restoring("picture", PICTURE, "Shows a withdrawn picture again."),
  "topics withdraw": withdrawing("topic", TOPIC, "Takes a topic down; its articles stay."),
  "topics restore": restoring("topic", TOPIC, "Shows a withdrawn topic again."),
  "topics hide": withdrawing("topic", TOPIC, "The earlier name of topics withdraw."),
  "papers withdraw": withdrawing(
    "paper",
    PAPER,
    "Takes down all of a paper, also what its feeds bring later.",
  ),
  "papers restore": restoring("paper", PAPER, "Shows a withdrawn paper again."),
  "withdrawals list": {
    summary: "Everything that is withdrawn: since when, by which command, and the reason.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const withdrawals = await listWithdrawals(db);
        if (withdrawals.length === 0) return void call.print("Nothing is withdrawn.");
        const rows = withdrawals.map(withdrawalRow);
        for (const line of table([WITHDRAWAL_HEAD, ...rows])) await call.print(line);
      }),
  },
};

function withdrawing(kind: WithdrawableKind, argument: Argument, summary: string): Command {
  return {
    argumentNames: [argument.word],
    options: { reason, "dry-run": dryRun, ...(kind === "article" && { story }) },
    summary,
    run: (call) =>
      call.withDatabase(async (db) => {
        const { thing, title } = await named(db, kindOf(kind, call), call, argument);
        const isTrial = call.options["dry-run"] !== undefined;
        const reason = call.options.reason?.trim() ?? null;
        const receipt = await (isTrial ? tryOut : inTransaction)(db, (tx) =>
          take(tx, { thing, reason, where: "gone from" }),
        );
        // Only now: nothing is printed before it is done, and it is done even if nobody reads the output.
        await call.print(`${isTrial ? "Would be withdrawn" : "Withdrawn"}: ${labelOf(thing, title)}`);
        await printTable(call, receipt);
        if (isTrial) await call.print("Nothing was changed.");
      }),
  };
}

function restoring(kind: WithdrawableKind, argument: Argument, summary: string): Command {
  return {
    argumentNames: [argument.word],
    options: { ...(kind === "article" && { story }) },
    summary,
    run: (call) =>
      call.withDatabase(async (db) => {
        const { thing, title } = await named(db, kindOf(kind, call), call, argument);
        if (!(await restore(db, { ...thing, by: nameOf(kind, "restore") }))) {
          const [taker] = await findTakers(db, thing);
          const how = taker ? `withdrawn with ${taker.kind} ${taker.name}: restore that` : "not withdrawn";
          throw new UsageError(`${labelOf(thing, title)} is ${how}.`);
        }
        call.print(`Restored: ${labelOf(thing, title)}`);
      }),
  };
}

interface Taking {
  readonly thing: Withdrawable;
  readonly reason: string | null;
  readonly where: "gone from" | "stands in";
}

async function take(db: Database, { thing, reason, where }: Taking): Promise<Receipt> {
  await withdraw(db, { ...thing, reason, by: nameOf(thing.kind, "withdraw") });
  return receiptOf(db, thing, where);
}

async function printTable(call: Call, rows: Receipt): Promise<void> {
  for (const line of table(rows)) await call.print(line);
}

/** The one thing that the argument names: still stored, or known to be withdrawn. */
async function named(
  db: Database,
  kind: WithdrawableKind,
  call: Call,
  { what }: Argument,
): Promise<{ thing: Withdrawable; title: string }> {
  const argument = requiredArgument(call, 0, what);
  const name = kind === "picture" ? (pictureIn(argument) ?? argument) : argument;
  const found = await findWithdrawable(db, kind, name);
  const [first] = found;
  if (found.length > 1) {
    const ids = found.map((one) => `${one.name} (${one.paper})`).join(", ");
    throw new UsageError(`Several papers have that address. Name one article by its id: ${ids}.`);
  }
  if (first !== undefined)
    return {
      thing: { kind, name: first.name },
      title: [first.title, first.paper].filter(Boolean).join(", "),
    };
  if ((await findWithdrawal(db, { kind, name })) === null) throw new UsageError("Nothing has that name.");
  return { thing: { kind, name }, title: "" };
}

function kindOf(kind: WithdrawableKind, call: Call): WithdrawableKind {
  return call.options.story === undefined ? kind : "story";
}

function nameOf(kind: WithdrawableKind, verb: string): string {
  return kind === "story" ? `articles ${verb} --story` : `${kind}s ${verb}`;
}

function labelOf({ kind, name }: Withdrawable, title: string): string {
  return `${kind} ${name}${title === "" ? "" : ` (${title})`}`;
}

function sinceWhen({ kind, name, at, by, reason }: Withdrawal, thing: Withdrawable): string {
  const whole = kind === thing.kind ? "" : ` with ${kind} ${name}`;
  return `withdrawn${whole} since ${lagosMinute(at)} by ${by}${reason === null ? "" : `: ${reason}`}`;
}

type Row = readonly [string, number | string];
type Receipt = readonly Row[];

/** Where a withdrawn thing is gone from, or where a thing stands, and how often it was sent before. */
async function receiptOf(
  db: Database,
  thing: Withdrawable,
  where: "gone from" | "stands in",
): Promise<Receipt> {
  const reach = await findReach(db, thing);
  const [places, letters, messages, disputes] = await Promise.all([
    placesOf(db, reach.ids),
    findLettersAbout(db, reach),
    findMessagesAbout(db, reach.ids),
    countConflictsFrom(db, reach.ids),
  ]);
  const at = (place: string, count: Row[1]): Row => [`${where} ${place}`, count];
  const unreached: Row = ["pictures that a browser keeps", "for up to a month"];
  // A letter holds a picture only as an address of ours, which then answers 410.
  if (thing.kind === "picture") return [at("articles", places.articles), unreached];
  return [
    at("lists, feeds, sitemaps, search: articles", places.articles),
    at("stories", places.stories),
    at("editions of the front page", places.editions),
    at("topics", places.topics),
    at("briefs", letters.briefs.join(", ") || 0),
    at("disputes about results of the league", disputes),
    ["letters that wait, to be written without it", letters.waiting],
    ["push messages that wait, to be dropped", messages.waiting],
    ["letters already sent", letters.sent],
    ["push messages already sent", messages.sent],
    unreached,
  ];
}
