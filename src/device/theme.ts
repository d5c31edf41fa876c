import { useSyncExternalStore } from "react";

/** Runs first in the head, before the body exists, so that the wrong theme is never painted. */
export const themeScript = [
  "(function(d,w){var t,l=w.location;try{t=localStorage.theme;",
  // The data saver's switch is stored here and carried in the address; `lite=0` switches it off.
  "if(/[?&]lite=0/.test(l.search))localStorage.removeItem('dataSaver');",
  // The rest of the full page is not wanted: neither its HTML nor its pictures are loaded. At an address of the data
  // saver it is the service worker's copy, and there is no other page.
  "else if(localStorage.dataSaver=='on'&&!/[?&]lite=1/.test(l.search)){w.stop();l.replace(l.pathname+(l.search?l.search+'&':'?')+'lite=1'+(localStorage.mine||'')+l.hash)}}catch(e){}",
  "d.className=(t?t=='dark':w.matchMedia('(prefers-color-scheme:dark)').matches)?'js dark':'js'})(document.documentElement,window)",
].join("");

const CHANGED = "themeChanged";

export function isDark(): boolean {
  return document.documentElement.classList.contains("dark");
}

/** "system" deletes the stored choice. */
export function chooseTheme(choice: "light" | "dark" | "system"): void {
  try {
    if (choice === "system") localStorage.removeItem("theme");
    else localStorage.setItem("theme", choice);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  paint(choice === "system" ? systemIsDark() : choice === "dark");
}

export function toggleTheme(): void {
  chooseTheme(isDark() ? "light" : "dark");
}

function systemIsDark(): boolean {
  return window.matchMedia("(prefers-color-scheme: dark)").matches;
}

function paint(dark: boolean): void {
  document.documentElement.classList.toggle("dark", dark);
  window.dispatchEvent(new Event(CHANGED));
}

/** Follows the system's theme while none is stored, and a choice that is made in another tab. */
export function followSystemTheme(): void {
  const settle = () => {
    let stored: string | null = null;
    try {
      stored = localStorage.getItem("theme");
    } catch {
      // Nothing is stored without storage.
    }
    paint(stored ? stored === "dark" : systemIsDark());
  };
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", settle);
  window.addEventListener("storage", ({ key }) => {
    if (key === "theme") settle();
  });
}

export function useDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

function subscribe(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify);
  return () => window.removeEventListener(CHANGED, notify);
}
