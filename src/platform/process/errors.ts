/** What the operator gave is wrong: a word, a setting, a file, a line. Told in a sentence; the exit code is 2. */
export class WrongInput extends Error {}

/** What was given is right, but something that it needs is away or refuses. Told in a sentence; the exit code is 1. */
export class Unavailable extends Error {}
