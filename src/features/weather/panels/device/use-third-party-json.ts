import { useEffect, useState } from "react";

const TIMEOUT_MS = 15_000;

interface Outcome {
  readonly address: string | null;
  readonly answer: unknown;
  readonly failed: unknown;
}

/** Fetches JSON from a third party, where the settings let the browser do so; asks nothing if `address` is null. */
export function useThirdPartyJson(address: string | null): { answer: unknown; failed: unknown } {
  const [outcome, setOutcome] = useState<Outcome>({ address: null, answer: null, failed: null });
  useEffect(() => {
    if (address === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    let isCurrent = true;
    const update = (part: Partial<Outcome>) => {
      if (isCurrent) setOutcome({ address, answer: null, failed: null, ...part });
    };
    fetchJson(address, controller.signal).then(
      (answer) => update({ answer }),
      (failed: unknown) => update({ failed }),
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      controller.abort();
    };
  }, [address]);
  return outcome.address === address ? outcome : { answer: null, failed: null };
}

/** Sends no cookies and no referrer, since the third party needs neither. */
async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
  if (!answer.ok) throw new Error(`${new URL(address).host} answered with ${answer.status}`);
  return answer.json();
}
