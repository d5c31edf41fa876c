/** One promise to the outside, how it was tried there, and the tests that hold it. */
export interface SeamRow {
  readonly promise: string;
  readonly tried: string;
  /** `file › title`: the title of a test or a group, or the part of it that all cases of a table share. */
  readonly tests: readonly string[];
  /** The audit script, with its arguments, that runs the long form of the loop: `tests/audit/fresh.ts`. */
  readonly long?: readonly string[];
}
