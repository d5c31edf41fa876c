import { createContext, useContext } from "react";
import type { Fixture } from "#features/league/panels/data/shapes.ts";

/** A match of today; `goal` is the side that has just scored. */
export interface RunningMatch extends Fixture {
  readonly goal?: "home" | "away" | "both";
}

/** Today's matches by id, as last heard: the only place from which a page takes a running score. */
export type Running = ReadonlyMap<string, RunningMatch>;

export const RunningContext = createContext<Running>(new Map());

/** A fixture of an answer with the newest score, if it is one of today that was not over in that answer. */
export function useRunning(fixtures: readonly Fixture[]): readonly RunningMatch[] {
  const running = useContext(RunningContext);
  return fixtures.map((fixture) => newest(fixture, running));
}

export function newest<F extends Fixture>(fixture: F, running: Running): F & RunningMatch {
  return fixture.minute === undefined ? fixture : { ...fixture, ...running.get(fixture.fixture_id ?? "") };
}
