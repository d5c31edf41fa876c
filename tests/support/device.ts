import type { Page } from "@playwright/test";
import { build } from "vite";

export type Store = "follows" | "bookmarks" | "readHistory" | "searchHistory" | "cache" | "settings";
export type Row = Readonly<Record<string, unknown>>;

/** The content of the reader's own database, read by plain IndexedDB calls, independent of the product's code. */
export function rowsOf(page: Page, store: Store): Promise<Row[]> {
  return transact(page, store, []);
}

/** Writes rows without the product's knowledge: no event is sent. */
export async function putRows(page: Page, store: Store, rows: readonly Row[]): Promise<void> {
  await transact(page, store, rows);
}

function transact(page: Page, store: Store, rows: readonly Row[]): Promise<Row[]> {
  return page.evaluate(
    async (input) => {
      // Opening it before the product has created it would create an empty one.
      const isCreated = async () =>
        (await indexedDB.databases()).some(({ name }) => name === "UserSettingsDB");
      while (!(await isCreated())) await new Promise((resolve) => setTimeout(resolve, 20));
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open("UserSettingsDB");
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = db.transaction(input.store, "readwrite");
      for (const row of input.rows) transaction.objectStore(input.store).put(row);
      const all = transaction.objectStore(input.store).getAll();
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      db.close();
      return all.result;
    },
    { store, rows },
  );
}

export interface Shape {
  readonly version: number;
  readonly stores: Readonly<Record<string, { keyPath: string | string[]; indexes: (string | string[])[] }>>;
}

export async function shapeOf(page: Page): Promise<Shape> {
  await rowsOf(page, "settings");
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("UserSettingsDB");
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = db.transaction([...db.objectStoreNames]);
    const stores = [...db.objectStoreNames].map((name) => {
      const { keyPath, indexNames } = transaction.objectStore(name);
      const indexes = [...indexNames].map((index) => transaction.objectStore(name).index(index).keyPath);
      return [name, { keyPath: keyPath as string | string[], indexes }];
    });
    db.close();
    return { version: db.version, stores: Object.fromEntries(stores) };
  });
}

/** A module of `src/device`, loaded into the page; its functions are in `window.device`. */
export async function loadDevice(page: Page, file: string): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, lib: { entry: `src/device/${file}`, formats: ["iife"], name: "device" } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  const chunk = bundle && "output" in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${file} could not be built`);
  // A `var` in evaluated text becomes a global.
  await page.evaluate(`${chunk.code};window.device=device`);
}

/** This many rows, each a minute older than the one before. */
export function minutely<Kind>(count: number, row: (index: number, time: string) => Kind): Kind[] {
  const newest = Date.parse("2026-11-20T12:00:00Z");
  return Array.from({ length: count }, (_, index) =>
    row(index, new Date(newest - index * 60_000).toISOString()),
  );
}

export function bookmarkRows(count: number): Row[] {
  return minutely(count, (index, savedAt) => ({ _id: `b${index}`, headline: `Bookmark ${index}`, savedAt }));
}
