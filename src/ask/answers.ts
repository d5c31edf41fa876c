import { createContext, useContext, useEffect, useReducer, useState } from "react";
import type { Address, AllEndpoints, Ask } from "#contracts/all/all-endpoints.ts";
import { MINUTE_MS } from "#contracts/durations.ts";
import type { ParamsOf } from "#contracts/endpoint.ts";
import { saveEntry, storedEntry } from "#device/stores/cache.ts";
import { warn } from "#device/stores/warn.ts";
import { AskError, ask, askUntilReady, trueAt } from "./ask.ts";
import type { ShownAnswer } from "./tolerant.ts";

/** An address of the API and its parameters. */
export type Question = { [A in Address]: readonly [address: A, params: ParamsOf<AllEndpoints, A>] }[Address];

/** Answers, keyed by their question (see `questionKey`). */
export type Answers = Readonly<Record<string, unknown>>;

/** The answers that came with the page: they serve its cards until these ask again. */
export const Preloaded = createContext<Answers>({});

export function questionKey(address: Address, params: unknown): string {
  return `${address} ${JSON.stringify(params)}`;
}

/** The answer that came with the page, if the page asked this question. */
export function answerIn<A extends Address>(answers: Answers, address: A, params: ParamsOf<AllEndpoints, A>) {
  return answers[questionKey(address, params)] as ShownAnswer<A> | undefined;
}

/** How long an answer serves every card that asks the same question. */
const ANSWER_SHARED_MS = MINUTE_MS;

export interface AnswerState<Answer> {
  readonly answer: Answer | null;
  /** Set if no answer came, not even a cached one. */
  readonly failed: AskError | null;
  /** When the shown answer was cached on the device, if the network gave none. */
  readonly cachedAt: string | null;
  readonly retry: () => void;
}

interface Outcome<Answer> {
  readonly answer: Answer | null;
  readonly failed: AskError | null;
  readonly cachedAt: string | null;
}

const pending: Outcome<never> = { answer: null, failed: null, cachedAt: null };

interface Shared {
  /** When it was asked for; for an answer that the service worker had kept, when that was true. */
  at: number;
  readonly answering: Promise<Outcome<unknown>>;
  /** What is shown: until the request is answered, the outcome of the previous one. */
  settled: Outcome<unknown>;
  /** Whether it is being stored on the device, for offline use. */
  saved?: boolean;
}

const shared = new Map<string, Shared>();

/**
 * The hook with which a card gets its data: from the answers that came with the page, otherwise by asking after
 * hydration. If `params` is null, nothing is asked.
 */
export function useAnswer<A extends Address>(
  address: A,
  params: ParamsOf<AllEndpoints, A> | null,
): AnswerState<ShownAnswer<A>> {
  type Answer = ShownAnswer<A>;
  const key = questionKey(address, params);
  const preloaded = useContext(Preloaded)[key] as Answer | undefined;
  const isAsked = params !== null;
  const isPreloaded = preloaded !== undefined;
  const [shown, setShown] = useState({ key, outcome: settledOf(key), isNewer: false });
  const [round, retry] = useReducer((last: number) => last + 1, 0);

  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    const show = (outcome: Outcome<unknown>, isNewer = false) => {
      const next = { key, outcome, isNewer };
      if (isCurrent) setShown((last) => (last.key === key && last.outcome === outcome ? last : next));
    };
    const again = async () => {
      const outcome = await (recentEntry(key)?.answering ?? askShared(address, key, false));
      // What is shown is better than nothing.
      if (outcome.answer !== null) show(outcome, true);
      return outcome;
    };
    cards.add(again);
    if (!isPreloaded) {
      show(settledOf(key));
      askShared(address, key, round > 0).then((outcome) => show(outcome));
    }
    return () => {
      isCurrent = false;
      cards.delete(again);
    };
  }, [address, key, isAsked, isPreloaded, round]);

  const isOwn = shown.key === key;
  if (isPreloaded && !(isOwn && shown.isNewer)) return { ...pending, answer: preloaded, retry };
  const outcome = params === null ? pending : isOwn ? shown.outcome : settledOf(key);
  return { ...(outcome as Outcome<Answer>), retry };
}

/** For each card that is shown, what makes it ask again, unless its answer is recent. */
const cards = new Set<() => Promise<Outcome<unknown>>>();

/** Makes every card that is shown ask again; returns whether all now show the server's answers. */
export async function askCardsAgain(): Promise<boolean> {
  const outcomes = await Promise.all([...cards].map((again) => again()));
  return outcomes.every(
    ({ answer, cachedAt }) => answer !== null && cachedAt === null && !isOld(trueAt(answer)),
  );
}

/**
 * Whether that is longer ago than an answer is shared, or as far ahead: the clock has been set back since. What needs no
 * answer is of no time (Infinity), and never old.
 */
export function isOld(at: number): boolean {
  return at < Number.POSITIVE_INFINITY && Math.abs(Date.now() - at) > ANSWER_SHARED_MS;
}

/** Whether the answer came with the page, and is therefore shown at once, with or without script. */
export function useIsPreloaded<A extends Address>(address: A, params: ParamsOf<AllEndpoints, A>): boolean {
  return questionKey(address, params) in useContext(Preloaded);
}

function settledOf(key: string): Outcome<unknown> {
  return shared.get(key)?.settled ?? pending;
}

/** Asks for a page's data on a soft visit: answers of cards serve the page too, and its answers serve its cards. */
export const askForPage: Ask = async (address, params) => {
  if (!address.startsWith("GET ")) return ask(address, params);
  const key = questionKey(address, params ?? {});
  const recent = await recentEntry(key)?.answering;
  if (recent?.answer && recent.cachedAt === null) return recent.answer as never;
  const asking = ask(address, params);
  share(key, outcomeOf(asking));
  return asking;
};

function askShared(address: Address, key: string, isRetry: boolean): Promise<Outcome<unknown>> {
  const recent = recentEntry(key);
  const entry = recent && !isRetry ? recent : share(key, askOrReadCache(address, key));
  if (!entry.saved) void save(key, entry);
  return entry.answering;
}

/** A failure, or an old answer that the device had stored, is not shared: the next caller asks again. */
function share(key: string, answering: Shared["answering"]): Shared {
  const entry: Shared = { at: Date.now(), answering, settled: settledOf(key) };
  shared.set(key, entry);
  answering.then((settled) => {
    if (shared.get(key) !== entry) return;
    if (settled.failed || settled.cachedAt !== null) shared.delete(key);
    else {
      entry.settled = settled;
      entry.at = Math.min(entry.at, trueAt(settled.answer));
    }
  });
  return entry;
}

async function save(key: string, entry: Shared): Promise<void> {
  entry.saved = true;
  const { answer, cachedAt } = await entry.answering;
  if (answer === null || cachedAt !== null) return;
  await saveEntry(key, answer, "answer").catch((error) => warn("An answer was not saved for later.", error));
}

function recentEntry(key: string) {
  const entry = shared.get(key);
  return entry && Math.abs(Date.now() - entry.at) < ANSWER_SHARED_MS ? entry : undefined;
}

async function askOrReadCache(address: Address, key: string): Promise<Outcome<unknown>> {
  const outcome = await outcomeOf(askUntilReady(address, JSON.parse(key.slice(address.length))));
  const entry = outcome.failed?.status === 0 ? await storedEntry(key).catch(() => undefined) : undefined;
  return entry ? { answer: entry.data, failed: null, cachedAt: entry.cachedAt } : outcome;
}

function outcomeOf(asking: Promise<unknown>): Promise<Outcome<unknown>> {
  return asking.then(
    (answer) => ({ ...pending, answer }),
    (error) => ({ ...pending, failed: error instanceof AskError ? error : new AskError(0, String(error)) }),
  );
}
