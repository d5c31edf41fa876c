import { useEffect, useState } from "react";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import { type Running, RunningContext } from "./running.ts";

interface RunningProps {
  fixtures: readonly Fixture[];
  children: React.ReactNode;
}

/** Keeps the scores of today's matches below it up to date, as long as some are not over. */
export function RunningMatches({ fixtures, children }: RunningProps) {
  const isToday = fixtures.some(({ minute }) => minute !== undefined);
  const [running, setRunning] = useState<Running>(
    () => new Map(fixtures.map((fixture) => [fixture.fixture_id ?? "", fixture])),
  );
  useEffect(() => {
    if (!isToday) return;
    const leaving = new AbortController();
    void import("./follow-running.lazy.ts").then(({ followRunning }) =>
      followRunning(setRunning, leaving.signal),
    );
    return () => leaving.abort();
  }, [isToday]);
  return <RunningContext value={running}>{children}</RunningContext>;
}
