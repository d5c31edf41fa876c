import { WrongInput } from "#platform/process/errors.ts";

/** A backup that cannot be restored, explained in a sentence; nothing has changed. */
export class WrongCopy extends WrongInput {}

export const NO_COPY = "This is no copy of Naija Gist. Nothing was changed.";
export const CUT_OFF = "The copy is cut off: its end is missing. Nothing was changed.";
export const SERVER_RUNS = "A server runs on this database. Stop it first.";
