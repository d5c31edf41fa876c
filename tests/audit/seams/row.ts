/** One promise to the outside, how it was tried there, and the tests that hold it. */
export interface SeamRow {
  readonly promise: string;
  readonly tried: string;
  /** `file › title`: a title or a group as the test has it, or as much of it as a table of cases shares. */
  readonly tests: readonly string[];
  /** An audit script with its arguments, where the long form of the loop stands: `tests/audit/fresh.ts`. */
  readonly long?: readonly string[];
}
