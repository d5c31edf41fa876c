import { createContext, useContext, useEffect, useReducer, useState } from "react";
import type { Address, AllEndpoints, Ask } from "#contracts/all-endpoints.ts";
import { MINUTE_MS } from "#contracts/durations.ts";
import type { AnswerOf, ParamsOf } from "#contracts/endpoint.ts";
import { saveEntry, storedEntry } from "#site/device/stores/cache.ts";
import { warn } from "#site/device/stores/warn.ts";
import { AskError, ask, askUntilReady } from "./ask.ts";

/** An address of the API and its parameters. */
export type Question = { [A in Address]: readonly [address: A, params: ParamsOf<AllEndpoints, A>] }[Address];

/** Answers, keyed by their question (see `questionKey`). */
export type Answers = Readonly<Record<string, unknown>>;

/** The answers that came with the page: they serve its cards until another page is opened. */
export const Preloaded = createContext<Answers>({});

export function questionKey(address: Address, params: unknown): string {
  return `${address} ${JSON.stringify(params)}`;
}

/** How long an answer serves every card that asks the same question. */
export const ANSWER_SHARED_MS = MINUTE_MS;

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
  readonly at: number;
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
): AnswerState<AnswerOf<AllEndpoints, A>> {
  type Answer = AnswerOf<AllEndpoints, A>;
  const key = questionKey(address, params);
  const preloaded = useContext(Preloaded)[key] as Answer | undefined;
  const shouldAsk = params !== null && preloaded === undefined;
  const [outcome, setOutcome] = useState(() => settledOf(key));
  const [round, retry] = useReducer((last: number) => last + 1, 0);

  useEffect(() => {
    if (!shouldAsk) return;
    let isCurrent = true;
    setOutcome(settledOf(key));
    askShared(address, key, round > 0).then((settled) => {
      if (isCurrent) setOutcome(settled);
    });
    return () => {
      isCurrent = false;
    };
  }, [address, key, shouldAsk, round]);

  const known = params === null ? pending : (outcome as Outcome<Answer>);
  const answered = preloaded === undefined ? known : { ...pending, answer: preloaded };
  return { ...answered, retry };
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

/** A failure, or an answer that the device had stored, is not shared: the next caller asks again. */
function share(key: string, answering: Shared["answering"]): Shared {
  const entry: Shared = { at: Date.now(), answering, settled: settledOf(key) };
  shared.set(key, entry);
  answering.then((settled) => {
    if (shared.get(key) !== entry) return;
    if (settled.failed || settled.cachedAt !== null) shared.delete(key);
    else entry.settled = settled;
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
  return entry && Date.now() - entry.at < ANSWER_SHARED_MS ? entry : undefined;
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
