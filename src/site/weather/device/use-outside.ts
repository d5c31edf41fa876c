import { useEffect, useState } from "react";

const TIMEOUT_MS = 15_000;

interface Heard {
  readonly of: string | null;
  readonly answer: unknown;
  readonly failed: unknown;
}

/** Fetches JSON from a third party, where the settings let the browser do so; asks nothing if `address` is null. */
export function useOutside(address: string | null): { answer: unknown; failed: unknown } {
  const [heard, hear] = useState<Heard>({ of: null, answer: null, failed: null });
  useEffect(() => {
    if (address === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
    let wanted = true;
    const tell = (part: Partial<Heard>) => {
      if (wanted) hear({ of: address, answer: null, failed: null, ...part });
    };
    fetchJson(address, stop.signal).then(
      (answer) => tell({ answer }),
      (failed: unknown) => tell({ failed }),
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
      stop.abort();
    };
  }, [address]);
  return heard.of === address ? heard : { answer: null, failed: null };
}

/** Sends no cookies and no referrer, since the third party needs neither. */
async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(address, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
  if (!answer.ok) throw new Error(`${new URL(address).host} answered with ${answer.status}`);
  return answer.json();
}
