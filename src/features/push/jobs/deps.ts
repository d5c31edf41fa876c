import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { Language } from "#contracts/languages.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";

export interface AnnounceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ask: Ask;
  readonly edition: Edition;
  /** Says one of the site's sentences in a language. */
  say(language: Language, sentence: string): string;
}
