/** CLDR: "one" is 0 and 1. */
export const one = (n: number): boolean => n === 0 || n === 1;
