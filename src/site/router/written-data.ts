import { ErrorResponse } from "./answers.ts";

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
export function readWritten(text: string): WrittenData {
  const places = JSON.parse(text) as readonly unknown[];
  const known: unknown[] = [];

  function valueAt(place: number): unknown {
    if (place < 0) return place === NULL ? null : undefined;
    if (!(place in known)) fill(place, places[place]);
    return known[place];
  }

  function fill(place: number, value: unknown): void {
    if (Array.isArray(value)) fillList(place, value);
    else if (typeof value === "object" && value !== null) fillObject(place, value);
    else known[place] = value;
  }

  function fillList(place: number, value: readonly unknown[]): void {
    if (typeof value[0] === "string") known[place] = faultOf(value[0], value.slice(1).map(heldAt));
    else known[place] = value.map(heldAt);
  }

  function heldAt(place: unknown): unknown {
    return valueAt(place as number);
  }

  function fillObject(place: number, value: object): void {
    known[place] = Object.fromEntries(
      // A key is an underscore and the index of its name.
      Object.entries(value).map(([name, held]) => [valueAt(Number(name.slice(1))), heldAt(held)]),
    );
  }

  return valueAt(0) as WrittenData;
}

function faultOf(kind: string, [first, second]: readonly unknown[]): unknown {
  if (kind === "ErrorResponse") return new ErrorResponse(Number(second), first);
  if (kind === "SanitizedError") return new Error(String(second));
  throw new Error(`the page's data contain an unknown kind: ${kind}`);
}
