/**
 * The operator's input is wrong: an argument, a setting, a file, a line. Reported as a sentence; the exit code is 2.
 */
export class WrongInput extends Error {}

/** The input is right, but something it needs is unavailable or refuses. Reported as a sentence; the exit code is 1. */
export class Unavailable extends Error {}
