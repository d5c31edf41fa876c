import { languages } from "#contracts/languages.ts";
import { type Bounds, type Document, operationsOf, type Parameter } from "./document.ts";

export interface Wrong {
  readonly address: string;
  readonly parameter: Parameter;
  readonly value: string;
  /** What the error sentence must name. */
  readonly names: readonly string[];
}

/** For every parameter of every call, values beyond what the document allows. */
export function everyWrong(document: Document): Wrong[] {
  return [...operationsOf(document)].flatMap(([address, { parameters }]) =>
    parameters
      .filter((parameter) => parameter.in !== "header")
      .flatMap((parameter) =>
        beyond(parameter.schema).map(([value, ...names]) => ({ address, parameter, value, names })),
      ),
  );
}

/** A value and what its error names; none if any value is allowed, which a test forbids. */
function beyond(bounds: Bounds): [string, ...string[]][] {
  const { anyOf: [first] = [], enum: choices, const: only, minimum, maximum, maxLength } = bounds;
  if (first !== undefined) return beyond(first);
  if (only !== undefined) return [["no such word", only]];
  if (choices !== undefined) return [["no such word", ...choices]];
  if (minimum !== undefined && maximum !== undefined) {
    const range = `${minimum} to ${maximum}`;
    return [
      [String(minimum - 1), `must be ${range}`],
      [String(maximum + 1), `must be ${range}`],
      ["many", "whole number", range],
      ["1.5", "whole number", range],
    ];
  }
  if (bounds.format === "date")
    return [
      ["2026-02-30", "day"],
      ["tomorrow", "2026-11-21"],
    ];
  if (bounds.pattern?.includes("[A-Z]")) return [["€", "three capital letters"]];
  if (bounds.pattern !== undefined) return [["€", ...languages]];
  return maxLength === undefined ? [] : [["x".repeat(maxLength + 1), String(maxLength), "characters"]];
}
