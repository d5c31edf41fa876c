import { useCallback, useEffect, useState } from "react";
import type { AnswerOf, AskOf } from "#contracts/endpoint.ts";
import type { Address, EveryEndpoint } from "#contracts/every.ts";
import { AskError, ask } from "#site/ask.ts";
import { keep, kept } from "./stores/cache.ts";

/** So long an answer serves every card that asks the same. */
const SHARED_MS = 60_000;

export interface Answered<Answer> {
  readonly answer: Answer | null;
  /** Set where no answer came, not even a kept one. */
  readonly failed: AskError | null;
  /** When the shown answer was kept on the device, because the network gave none. */
  readonly cachedAt: string | null;
  readonly retry: () => void;
}

interface Outcome<Answer> {
  readonly answer: Answer | null;
  readonly failed: AskError | null;
  readonly cachedAt: string | null;
}

const pending: Outcome<never> = { answer: null, failed: null, cachedAt: null };
const shared = new Map<
  string,
  { at: number; answering: Promise<Outcome<unknown>>; settled?: Outcome<unknown> }
>();

/** The one hook with which a card asks for itself, after hydration. `words` null: there is nothing to ask. */
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

function askShared(address: Address, question: string, again: boolean): Promise<Outcome<unknown>> {
  const key = `${address} ${question}`;
  const recent = known(key);
  if (recent && !again) return recent.answering;
  const answering = askOrRemember(address, question, key);
  shared.set(key, { at: Date.now(), answering });
  answering.then((settled) => {
    const entry = shared.get(key);
    if (entry?.answering === answering && !settled.failed) shared.set(key, { ...entry, settled });
  });
  return answering;
}

function known(key: string) {
  const entry = shared.get(key);
  return entry && Date.now() - entry.at < SHARED_MS ? entry : undefined;
}

async function askOrRemember(address: Address, question: string, key: string): Promise<Outcome<unknown>> {
  try {
    const answer: unknown = await ask(address, JSON.parse(question));
    keep(key, answer, "answer").catch(() => undefined);
    return { ...pending, answer: answer as never };
  } catch (error) {
    shared.delete(key);
    const failed = error instanceof AskError ? error : new AskError(0, String(error));
    const entry = failed.status === 0 ? await kept(key).catch(() => undefined) : undefined;
    if (entry) return { answer: entry.data, failed: null, cachedAt: entry.cachedAt };
    return { ...pending, failed };
  }
}
