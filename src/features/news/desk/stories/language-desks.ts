import type { Language } from "#features/news/shapes.ts";
import { createReadings, type Readings } from "./readings.ts";
import { createStoryDesk, type StoryDesk } from "./story-desk.ts";

/** The desks of one language, which read each article once. */
export interface Desks {
  readonly strict: StoryDesk;
  readonly loose: StoryDesk;
  readonly readings: Readings;
}

/** Articles in two languages are never one story, whatever names they share; they are linked instead. */
export function createLanguageDesks(): (language: Language) => Desks {
  const opened = new Map<Language, Desks>();
  return (language) => {
    const desks = opened.get(language) ?? openDesks();
    opened.set(language, desks);
    return desks;
  };
}

function openDesks(): Desks {
  const readings = createReadings();
  const openDesk = (level: "strict" | "loose"): StoryDesk => createStoryDesk({ level, readings });
  return { strict: openDesk("strict"), loose: openDesk("loose"), readings };
}
