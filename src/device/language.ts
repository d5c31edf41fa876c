import { deviceKeys } from "#contracts/device.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { changeSetting, settings } from "./stores/settings.ts";

/** Unlike the setting of the same name, the script in the head can read it. */
const STORED = deviceKeys.language;

/**
 * Runs in the head of every page, so that it works before hydration: a press on a language stores it, and a reader who
 * has chosen is redirected from the front page to that of the language. Every other address stays in its language,
 * because somebody has chosen the link. Empty if there is only English.
 */
export function chosenLanguageScript(languages: readonly Language[]): string {
  const others = languages.filter((language) => language !== "en");
  if (others.length === 0) return "";
  return [
    `(function(l){try{var c=localStorage.${STORED};if(l.pathname=='/'&&/^(${others.join("|")})$/.test(c))l.replace('/'+c+l.search+l.hash)}catch(e){}`,
    `document.addEventListener('click',function(e){var a=e.target.closest('a[hreflang]');try{if(a)localStorage.${STORED}=a.hreflang}catch(e){}},true)`,
    "})(window.location)",
  ].join("");
}

/** Runs long after hydration: copies the language that a press has stored to the setting. */
export async function saveChosenLanguage(): Promise<void> {
  const stored = localStorage.getItem(STORED);
  if (stored && stored !== (await settings()).language) await changeSetting("language", stored);
}

/** Stores the choice and opens the same page in that language. */
export async function chooseLanguage(language: Language, path: string): Promise<void> {
  try {
    localStorage.setItem(STORED, language);
    await changeSetting("language", language);
  } catch {
    // Without storage only the address holds the choice.
  }
  window.location.assign(inLanguage(language, path));
}
