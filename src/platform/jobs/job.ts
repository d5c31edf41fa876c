/** When a job is due. Times of day are in Africa/Lagos. */
export type Timetable =
  | { readonly everyMinutes: number }
  /** Once a day at `dailyAt`; a missed run is made up for until `until` ("12:00"; by default midnight). */
  | { readonly dailyAt: string; readonly until?: string };

/** Requests one more run for the same instant, before the next scheduled one. */
export type RunAgain = (inSeconds: number) => Promise<void>;

export interface Job {
  /** "news.round": the domain, a dot, a verb or a noun. */
  readonly name: string;
  readonly when: Timetable;
  /** `due` is the scheduled instant (07:00 of the day), not the actual start. Once `leaving`, the process ends soon. */
  run(due: Date, again?: RunAgain, leaving?: AbortSignal): Promise<void>;
  /** What other processes do for the one that runs the job. Called every few seconds wherever it does not run. */
  help?(leaving: AbortSignal): Promise<void>;
  /** Called when the process ends, however far its work has come: other processes may do it from now on. */
  leave?(): Promise<void>;
}
