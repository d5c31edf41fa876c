/** Milliseconds to wait for something immediate on a quiet machine: on a busy one it may take seconds. */
export const PATIENT = 20_000;
