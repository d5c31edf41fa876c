import { useCallback, useEffect, useState } from "react";
import type { Address, Ask, EveryEndpoint } from "#contracts/all-endpoints.ts";
import type { AnswerOf, AskOf } from "#contracts/endpoint.ts";
import { keep, kept } from "#site/device/stores/cache.ts";
import { warn } from "#site/device/stores/warn.ts";
import { AskError, ask, askUntilReady } from "./ask.ts";

/** How long an answer serves every card that asks the same. */
const SHARED_MS = 60_000;

export interface Answered<Answer> {
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
  settled?: Outcome<unknown>;
  /** Whether it is being stored on the device, for offline use. */
  saved?: boolean;
}

const shared = new Map<string, Shared>();

/** The hook with which a card asks for its own data after hydration. `words` null: there is nothing to ask. */
export function useAnswer<A extends Address>(
  address: A,
  words: AskOf<EveryEndpoint, A> | null,
): Answered<AnswerOf<EveryEndpoint, A>> {
  type Answer = AnswerOf<EveryEndpoint, A>;
  const question = words === null ? null : JSON.stringify(words);
  const [outcome, settle] = useState(
    () => (known(`${address} ${question}`)?.settled ?? pending) as Outcome<Answer>,
  );
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((last) => last + 1), []);

  useEffect(() => {
    if (question === null) return;
    let wanted = true;
    settle((known(`${address} ${question}`)?.settled ?? pending) as Outcome<Answer>);
    askShared(address, question, round > 0).then((settled) => {
      if (wanted) settle(settled as Outcome<Answer>);
    });
    return () => {
      wanted = false;
    };
  }, [address, question, round]);

  return { ...outcome, retry };
}

/** The data of a page on a soft visit: cards' answers serve the page too, and the page's answers serve its cards. */
export const askForPage: Ask = async (address, words) => {
  if (!address.startsWith("GET ")) return ask(address, words);
  const key = `${address} ${JSON.stringify(words ?? {})}`;
  const recent = await known(key)?.answering;
  if (recent?.answer && recent.cachedAt === null) return recent.answer as never;
  const asking = ask(address, words);
  share(
    key,
    asking.then(
      (answer): Outcome<unknown> => ({ ...pending, answer }),
      (error): Outcome<unknown> => ({ ...pending, failed: failureOf(error) }),
    ),
  );
  return asking;
};

function askShared(address: Address, question: string, again: boolean): Promise<Outcome<unknown>> {
  const key = `${address} ${question}`;
  const recent = known(key);
  const entry = recent && !again ? recent : share(key, askOrRemember(address, question, key));
  if (!entry.saved) void save(key, entry);
  return entry.answering;
}

/** After a network failure the next caller tries again. */
function share(key: string, answering: Shared["answering"]): Shared {
  const entry: Shared = { at: Date.now(), answering };
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
  await keep(key, answer, "answer").catch((error) => warn("An answer was not saved for later.", error));
}

function known(key: string) {
  const entry = shared.get(key);
  return entry && Date.now() - entry.at < SHARED_MS ? entry : undefined;
}

async function askOrRemember(address: Address, question: string, key: string): Promise<Outcome<unknown>> {
  try {
    const answer: unknown = await askUntilReady(address, JSON.parse(question));
    return { ...pending, answer: answer as never };
  } catch (error) {
    const failed = failureOf(error);
    const entry = failed.status === 0 ? await kept(key).catch(() => undefined) : undefined;
    if (entry) return { answer: entry.data, failed: null, cachedAt: entry.cachedAt };
    return { ...pending, failed };
  }
}

function failureOf(error: unknown): AskError {
  return error instanceof AskError ? error : new AskError(0, String(error));
}
