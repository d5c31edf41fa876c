import { ErrorResponse } from "./responses.ts";

/** What the server's router has written into the page for the browser's. */
export interface WrittenData {
  readonly loaderData?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, unknown>> | null;
}

/** The format's code for null; the other negative codes are read as undefined. */
const NULL = -5;

/**
 * Reads the server's format: one list of all values, in which objects and lists refer to their contents by index, so
 * that a value that occurs twice is written once. The format can hold more than JSON; our answers are JSON.
 */
export function parseWrittenData(text: string): WrittenData {
  const values = JSON.parse(text) as readonly unknown[];
  const decoded: unknown[] = [];

  function valueAt(index: number): unknown {
    if (index < 0) return index === NULL ? null : undefined;
    if (!(index in decoded)) fill(index, values[index]);
    return decoded[index];
  }

  function fill(index: number, value: unknown): void {
    if (Array.isArray(value)) fillList(index, value);
    else if (typeof value === "object" && value !== null) fillObject(index, value);
    else decoded[index] = value;
  }

  function fillList(index: number, value: readonly unknown[]): void {
    if (typeof value[0] === "string") decoded[index] = faultOf(value[0], value.slice(1).map(decode));
    else decoded[index] = value.map(decode);
  }

  function decode(index: unknown): unknown {
    return valueAt(index as number);
  }

  function fillObject(index: number, value: object): void {
    decoded[index] = Object.fromEntries(
      // A key is an underscore and the index of its name.
      Object.entries(value).map(([name, valueIndex]) => [valueAt(Number(name.slice(1))), decode(valueIndex)]),
    );
  }

  return valueAt(0) as WrittenData;
}

function faultOf(kind: string, [first, second]: readonly unknown[]): unknown {
  if (kind === "ErrorResponse") return new ErrorResponse(Number(second), first);
  if (kind === "SanitizedError") return new Error(String(second));
  throw new Error(`the page's data contain an unknown kind: ${kind}`);
}
