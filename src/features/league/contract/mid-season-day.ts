/** The day on which the sample edition plays the season back: in its middle, with clubs level and matches in hand. */
export const midSeasonDay = "2025-12-12";

/** The day whose nine matches `npm run dev -- --matchday` plays in ten minutes. */
export const playedMatchday = "2025-12-28";
