import { lagosDate, startOfTomorrow } from "#platform/time.ts";
import { changesAt } from "./ingredients.ts";

/** Today in Lagos, for an answer or a page: at the next midnight it changes by itself. */
export function lagosToday(now: Date): string {
  changesAt(startOfTomorrow(now));
  return lagosDate(now);
}
