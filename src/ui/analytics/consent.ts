import { useSyncExternalStore } from "react";
import { deviceKeys } from "#contracts/device.ts";
import { record } from "./record.ts";

/** What a reader allows; essential storage needs no permission. */
export interface Choice {
  readonly analytics: boolean;
  readonly ads: boolean;
  readonly personalization: boolean;
}

/** As stored on the device, under one fixed key. */
export interface Consent extends Choice {
  readonly timestamp: string;
}

declare global {
  interface Window {
    /** Defined by the inline script: reports the consent mode to whatever listens to the data layer. */
    tellConsent?: (command: "default" | "update", choice: Choice) => void;
  }
}

const KEY = deviceKeys.consent;
const CHANGED = "consentChanged";

/** Without storage a choice lasts until the page is left. */
let unsavedText: string | null = null;

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unsavedText;
  } catch {
    return unsavedText;
  }
}

/** Null if no choice was made, or the stored one is invalid. */
function consentOf(text: string | null): Consent | null {
  try {
    const parsed = JSON.parse(text ?? "null") as Partial<Consent> | null;
    if (typeof parsed !== "object" || parsed === null || typeof parsed.timestamp !== "string") return null;
    const { analytics, ads, personalization, timestamp } = parsed;
    return {
      analytics: analytics === true,
      ads: ads === true,
      personalization: personalization === true,
      timestamp,
    };
  } catch {
    return null;
  }
}

export function storeConsent({ analytics, ads, personalization }: Choice): void {
  const choice = { analytics, ads, personalization };
  const text = JSON.stringify({ ...choice, timestamp: new Date().toISOString() } satisfies Consent);
  unsavedText = null;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Without storage the choice is kept in memory only.
    unsavedText = text;
  }
  window.tellConsent?.("update", choice);
  record("consent_updated", choice);
  window.dispatchEvent(new Event(CHANGED));
}

/** What was stored is removed: nothing is allowed, and the question is asked again. */
export function forgetConsent(): void {
  unsavedText = null;
  window.tellConsent?.("update", { analytics: false, ads: false, personalization: false });
  document.documentElement.classList.remove("chosen");
  window.dispatchEvent(new Event(CHANGED));
}

/** The reader's choice, null before one is made; undefined on the server and during hydration. */
export function useConsent(): Consent | null | undefined {
  const text = useSyncExternalStore<string | null | undefined>(subscribe, storedText, () => undefined);
  return text === undefined ? undefined : consentOf(text);
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify);
  window.addEventListener("storage", notify);
  return () => {
    window.removeEventListener(CHANGED, notify);
    window.removeEventListener("storage", notify);
  };
}

/**
 * Hears of presses on elements with `data-consent`, which ask again, even before the footer's own code has loaded, and
 * of those on the banner.
 */
export function onConsentPress(hear: (asks: boolean) => void): () => void {
  const listen = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest("[data-consent], .consent button");
    if (button) hear(button.matches("[data-consent]"));
  };
  document.addEventListener("click", listen);
  return () => document.removeEventListener("click", listen);
}
