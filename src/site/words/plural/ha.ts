/** CLDR: "one" is 1. Yorùbá and Igbo nouns have no plural. */
export const one = (n: number): boolean => n === 1;
