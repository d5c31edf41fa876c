import { deviceKeys, type Setting } from "#contracts/device.ts";
import { database } from "./database.ts";
import { announce } from "./events.ts";
import type { OwnSettings } from "./own-settings.lazy.ts";
import { createStoredHook } from "./use-stored.ts";

export const defaults = {
  theme: "system" as "system" | "light" | "dark",
  compactMode: false,
  autoRefresh: true,
  showImages: true,
  notifications: true,
  readTime: true,
  viewCount: true,
  soundEffects: false,
  shortcuts: true,
  language: "en",
  /** Minutes. */
  refreshInterval: "5",
  /** Naira per gigabyte of the reader's own data plan, for the data meter. */
  nairaPerGigabyte: "850",
  mutes: [] as readonly Mute[],
};

export type Settings = typeof defaults;

/** A word or a paper that the reader does not want to see, for ever or until a time. */
export interface Mute {
  readonly kind: "word" | "paper";
  readonly text: string;
  readonly until: string | null;
}

/** A stored false stays false: it saves the reader's data. (The original read it back as true.) */
export function withDefaults(rows: readonly Setting[]): Settings {
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const entries = Object.entries(defaults).map(([key, byDefault]) => [
    key,
    settingOf(stored[key], byDefault),
  ]);
  return Object.fromEntries(entries) as Settings;
}

/** A value whose type differs from the default's was not written by this site; some texts must be numbers. */
function settingOf(value: unknown, byDefault: unknown): unknown {
  if (Array.isArray(byDefault)) return Array.isArray(value) ? value.filter(isMute) : byDefault;
  const isNumber = typeof byDefault === "string" && Number(byDefault) > 0;
  return typeof value === typeof byDefault && (!isNumber || Number(value) > 0) ? value : byDefault;
}

function isMute(value: unknown): value is Mute {
  const { kind, text, until } = (value ?? {}) as Partial<Record<keyof Mute, unknown>>;
  const isKnown = kind === "word" || kind === "paper";
  return isKnown && typeof text === "string" && (until === null || Date.parse(String(until)) > 0);
}

export async function settings(): Promise<Settings> {
  return withDefaults(await (await database()).getAll("settings"));
}

export async function changeSetting<Key extends keyof Settings>(
  key: Key,
  value: Settings[Key],
): Promise<void>;
export async function changeSetting<Key extends keyof OwnSettings>(
  key: Key,
  value: OwnSettings[Key],
): Promise<void>;
export async function changeSetting(key: string, value: unknown): Promise<void> {
  await (await database()).put("settings", { key, value });
  announce("settingsChanged");
}

/**
 * Copies the settings that differ from their defaults to localStorage, where a page can read them before its first
 * paint. Only this function writes the copy.
 */
export async function copySettings(): Promise<void> {
  const all = Object.entries(await settings());
  const changed = all.filter(([key, value]) => !isDefault(key as keyof Settings, value));
  if (changed.length === 0) localStorage.removeItem(deviceKeys.settings);
  else localStorage.setItem(deviceKeys.settings, JSON.stringify(Object.fromEntries(changed)));
  // The page's first script reads it again.
  window.dispatchEvent(new Event("settingsCopied"));
}

function isDefault<Key extends keyof Settings>(key: Key, value: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(defaults[key]);
}

/** What the copy says, until the settings themselves have been read. */
function copiedSettings(): Settings {
  try {
    const copy: object = Object(JSON.parse(localStorage.getItem(deviceKeys.settings) ?? "{}"));
    return withDefaults(Object.entries(copy).map(([key, value]) => ({ key, value })));
  } catch {
    return defaults;
  }
}

export const useSettings = createStoredHook<Settings>(
  defaults,
  ["settingsChanged", "storageChanged"],
  settings,
  copiedSettings,
);
