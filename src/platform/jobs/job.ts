/** When a job is due. Times of day are Africa/Lagos. */
export type Timetable =
  | { readonly everyMinutes: number }
  /** Once a day at `dailyAt`; missed, it is caught up once until `until` ("12:00"; midnight unless said). */
  | { readonly dailyAt: string; readonly until?: string };

/** Asks for one more run for the same instant, sooner than the timetable has it. */
export type RunAgain = (inSeconds: number) => Promise<void>;

export interface Job {
  /** "news.round": the domain, a dot, a verb or a thing. */
  readonly name: string;
  readonly when: Timetable;
  /** `due` is the instant for which it runs (07:00 of the day), not the one at which it happens to start. */
  run(due: Date, again?: RunAgain): Promise<void>;
}
