import type { Language } from "#contracts/languages.ts";
import { lagosDate, lagosMinute, lagosTimeRelativeTo } from "#platform/time.ts";

interface Step {
  readonly headline: string;
  readonly paper: string;
  readonly at: Date;
}

interface Beside {
  readonly language: Language;
  /** "Later" in that language. */
  readonly later: string;
  /** When the article beside it was published. */
  readonly first: Date;
}

/**
 * "Later: Police release Osun SSG (Premium Times, 17:54)": a story's latest step, in the paper's words; the time
 * includes the day if it is not the article's: in English its name, elsewhere its date.
 */
export function laterLine({ headline, paper, at }: Step, { language, later, first }: Beside): string {
  const isNamed = language === "en" || lagosDate(at) === lagosDate(first);
  const time = isNamed ? lagosTimeRelativeTo(at, first) : lagosMinute(at);
  return `${later}: ${headline} (${paper}, ${time})`;
}
