import { readFile, stat } from "node:fs/promises";
import { sql } from "kysely";
import { cityIn } from "#features/culture/intake/city.ts";
import { cleanEvent } from "#features/culture/intake/clean.ts";
import { readEventTime } from "#features/culture/intake/event-time.ts";
import { readFilms } from "#features/culture/intake/films.ts";
import { MAX_BYTES, type ReadEvents, readEvents } from "#features/culture/intake/read-events.ts";
import type { CultureEvent, ImportFailure } from "#features/culture/shapes.ts";
import { findEvents, removeEvent as removeStored, saveEvents } from "#features/culture/store/events.ts";
import { saveFilms } from "#features/culture/store/films.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { askText } from "#platform/providers/ask-provider.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { DAY_MS, lagosDate, lagosInstant } from "#platform/time.ts";

export interface CultureWriteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly fetch: Fetch;
}

/** The operator's entries belong to the live edition. */
const edition = "live";
const FAR_AHEAD_MS = 5 * 366 * DAY_MS;

/** The arguments of `./naija-gist events add`. */
export interface EventInput {
  readonly name: string;
  /** "2026-12-05T18:00" (Lagos) or "2026-12-05". */
  readonly starts: string;
  readonly ends?: string;
  readonly venue?: string;
  readonly city?: string;
  readonly category?: string;
  readonly description?: string;
  readonly url?: string;
  readonly image?: string;
  readonly price?: string;
}

export async function addEvent(
  { db }: CultureWriteDeps,
  entered: EventInput,
): Promise<Result<CultureEvent, ImportFailure>> {
  const cleaned = cleanEvent({
    uid: null,
    repeats: false,
    name: entered.name,
    start: readEventTime(entered.starts),
    end: readEventTime(entered.ends ?? null),
    place: entered.venue ?? null,
    city: entered.city ?? null,
    words: [entered.category ?? ""],
    description: entered.description ?? null,
    url: entered.url ?? null,
    image: entered.image ?? null,
    price: entered.price ?? null,
    status: "scheduled",
  });
  if (cleaned === null)
    return failed({ kind: "not-understood", message: "an event needs a name and a time: 2026-12-05T18:00" });
  if (entered.ends && cleaned.endsAt === null)
    return failed({ kind: "not-understood", message: "it must end after it starts" });
  // In a file the place is more reliable than the city; here the operator named the city on purpose.
  const event = { ...cleaned, city: cityIn(entered.city ?? "") ?? cleaned.city };
  await saveEvents(db, edition, [event], { origin: "operator", by: "operator" });
  return ok(event);
}

/** `source` is a web address or a file: iCalendar, JSON-LD, or a page with JSON-LD. */
export async function importEvents(
  { db, clock, fetch }: CultureWriteDeps,
  source: string,
): Promise<Result<ReadEvents, ImportFailure>> {
  const text = await readSource(source, fetch);
  if (!text.ok) return text;
  const result = readEvents(text.value, clock.now());
  if (result.ok) await saveEvents(db, edition, result.value.events, { origin: source, by: "operator" });
  return result;
}

/** Whether readers see the sample edition, which has only invented events. */
export async function showsSample({ db }: CultureWriteDeps): Promise<boolean> {
  const { rows } = await sql<{ sample: boolean }>`select news.shows_sample() as sample`.execute(db);
  return rows[0]?.sample ?? false;
}

/** Today's events and those to come; an event without an end is listed until its day is over in Lagos. */
export function listEvents({ db, clock }: CultureWriteDeps): Promise<CultureEvent[]> {
  const now = clock.now();
  const today = lagosInstant(lagosDate(now), "00:00");
  return findEvents(db, edition, today, new Date(now.getTime() + FAR_AHEAD_MS));
}

/** True if the event existed. */
export function removeEvent({ db }: CultureWriteDeps, id: string): Promise<boolean> {
  return removeStored(db, edition, id);
}

/** The operator's film list from a JSON file; both of its lists replace the earlier ones, or neither does. */
export async function importFilms(
  { db, clock }: CultureWriteDeps,
  file: string,
): Promise<Result<{ now: number; soon: number }, ImportFailure>> {
  const text = await readTextFile(file);
  if (!text.ok) return text;
  const films = readFilms(text.value);
  if (!films.ok) return films;
  const { now, soon } = films.value;
  await inTransaction(db, async (tx) => {
    await saveFilms(tx, { edition, list: "now", provider: "operator" }, now, clock.now());
    await saveFilms(tx, { edition, list: "soon", provider: "operator" }, soon, clock.now());
  });
  return ok({ now: now.length, soon: soon.length });
}

/** Reads the text at a web address or in a file, limited in size. */
async function readSource(source: string, fetch: Fetch): Promise<Result<string, ImportFailure>> {
  if (!/^https?:\/\//.test(source)) return readTextFile(source);
  const text = await askText(fetch, { url: source, maxBytes: MAX_BYTES });
  return text.ok ? text : failed({ kind: "not-read", message: text.failure.message });
}

async function readTextFile(path: string): Promise<Result<string, ImportFailure>> {
  try {
    const { size } = await stat(path);
    if (size > MAX_BYTES) return failed({ kind: "too-large", message: `more than ${MAX_BYTES} bytes` });
    return ok(await readFile(path, "utf8"));
  } catch (error) {
    return failed({ kind: "not-read", message: errorMessage(error) });
  }
}
