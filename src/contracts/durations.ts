export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Lagos is at UTC+1 all year, so neither side needs a time-zone table. */
export const LAGOS_OFFSET_MS = 60 * MINUTE_MS;
/**
 * No browser keeps a copy of a page or an answer for longer, so a list of what was withdrawn in this time is enough.
 */
export const MAX_COPY_AGE_MS = 30 * DAY_MS;
/** The reading speed from which the server and the browser compute how long an article takes. */
export const WORDS_A_MINUTE = 220;
