/** As the server counts them (statistics/tally.ts), whose code no page loads. */
export const POINTS = { W: 3, D: 1, L: 0 } as const;
