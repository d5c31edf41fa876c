import { WrongInput } from "#platform/process/errors.ts";

/** A backup that cannot be restored, explained in a sentence; nothing has changed. */
export class InvalidBackup extends WrongInput {}

export const NOT_A_BACKUP = "This is not a copy of Naija Gist. Nothing was changed.";
export const BACKUP_CUT_OFF = "The copy is cut off: its end is missing. Nothing was changed.";
export const SERVER_IS_RUNNING = "A server runs on this database. Stop it first.";
