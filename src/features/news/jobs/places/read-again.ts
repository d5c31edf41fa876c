import { statesOf } from "#features/news/desk/places/states-of.ts";
import {
  findReading,
  findTextsBefore,
  findTextsOf,
  saveReading,
  saveStates,
  type TextToRead,
} from "#features/news/store/places/reading.ts";
import { type NewsDatabase, newsTables } from "#features/news/store/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";

/** Short enough that a round of feeds never waits for it. */
const TOGETHER = 200;

export interface Progress {
  readonly begunAt: Date;
  /** A run that was interrupted goes on where it stopped. */
  readonly isNew: boolean;
  readonly articles: number;
  readonly changed: number;
  readonly isDone: boolean;
}

/**
 * Reads again in which states the events of all stored articles are, the newest first. Each batch is a transaction that
 * notes how far it has come, so that a run may be ended at any time, and runs beside servers.
 */
export async function* readPlacesAgain(database: Database, clock: Clock): AsyncGenerator<Progress> {
  const db = newsTables(database);
  const { isNew, ...begun } = await findReading(db, clock.now());
  let reading = begun;
  for (let isDone = false; !isDone; ) {
    await inTransaction(db, async (tx) => {
      const texts = await findTextsBefore(tx, reading.before, TOGETHER);
      const changed = await readAll(tx, texts);
      isDone = texts.length < TOGETHER;
      reading = {
        ...reading,
        before: texts.at(-1)?.seq ?? reading.before,
        articles: reading.articles + texts.length,
        changed: reading.changed + changed,
      };
      await saveReading(tx, reading, isDone ? clock.now() : null);
    });
    const { begunAt, articles, changed } = reading;
    yield { begunAt, isNew, articles, changed, isDone };
  }
}

/** Reads these articles again, whose text was changed in the database. */
export async function readPlacesOf(db: NewsDatabase, numbers: readonly number[]): Promise<void> {
  if (numbers.length > 0) await readAll(db, await findTextsOf(db, numbers));
}

async function readAll(db: NewsDatabase, texts: readonly TextToRead[]): Promise<number> {
  const changed = texts
    .map((text) => ({ ...text, states: statesOf(text), before: text.states }))
    .filter(({ before, states }) => before.join() !== states.join());
  if (changed.length > 0) await saveStates(db, changed);
  return changed.length;
}
