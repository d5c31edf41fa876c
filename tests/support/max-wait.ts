/** How long to wait, in ms, for what is immediate on a quiet machine: a busy one may take seconds. */
export const MAX_WAIT_MS = 20_000;
