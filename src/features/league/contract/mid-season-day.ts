/** The day on which the sample edition plays the season back: in its middle, with clubs level and matches in hand. */
export const midSeasonDay = "2025-12-12";
