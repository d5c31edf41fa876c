/** Milliseconds to wait for what comes at once on a quiet machine: on a busy one it may take seconds. */
export const PATIENT = 20_000;
