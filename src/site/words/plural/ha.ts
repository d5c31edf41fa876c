/** CLDR: "one" is 1. Yorùbá and Igbo have no plural of their nouns. */
export const one = (n: number): boolean => n === 1;
