import { parseArgs } from "node:util";
import { nearestTo } from "#platform/text/nearest.ts";
import { type Command, type Commands, type Option, WrongCall } from "./command.ts";

export interface FoundCommand {
  readonly name: string;
  readonly command: Command;
  /** The arguments after the name. */
  readonly rest: readonly string[];
}

/** The command with the longest name with which the arguments begin: "feeds check punch" → feeds check, [punch]. */
export function findCommand(commands: Commands, args: readonly string[]): FoundCommand {
  for (const length of [2, 1]) {
    const name = args.slice(0, length).join(" ");
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command !== undefined) return { name, command, rest: args.slice(length) };
  }
  throw new WrongCall(`${whatIsMeant(Object.keys(commands), args)} See ./naija-gist help.`);
}

function whatIsMeant(names: readonly string[], args: readonly string[]): string {
  const [first = "", second = ""] = args;
  if (first.startsWith("-")) return `Say the command first, then ${first}.`;
  const family = names.filter((name) => name.startsWith(`${first} `));
  if (family.length > 0 && nearestTo(`${first} ${second}`, family) === null)
    return `"${first}" goes on: ${family.join(", ")}.`;
  const near = nearestTo(`${first} ${second}`.trim(), names) ?? nearestTo(first, names);
  const words = second === "" ? first : `${first} ${second}`;
  return `There is no command "${words}".${near === null ? "" : ` Is ${near} meant?`}`;
}

export interface ReadCall {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly wantsHelp: boolean;
}

/**
 * Reads the arguments and options after a command's name. What the command does not declare is refused with a sentence.
 */
export function readCall({ name, command, rest }: FoundCommand): ReadCall {
  const known = command.options ?? {};
  const { tokens, positionals } = parseArgs({
    args: [...rest],
    options: { ...typesOf(known), help: { type: "boolean", short: "h" } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const given = tokens.filter((token) => token.kind === "option");
  if (given.some((option) => option.name === "help")) return { words: [], options: {}, wantsHelp: true };
  const options: Record<string, string> = {};
  for (const { name: option, rawName, value, inlineValue } of given) {
    const declared = Object.hasOwn(known, option) ? known[option] : undefined;
    if (declared === undefined) throw new WrongCall(unknownOption(name, rawName, Object.keys(known)));
    if (Object.hasOwn(options, option)) throw new WrongCall(`Say ${rawName} once.`);
    // "--dir --url x": the next option is not the value of this one.
    const own = inlineValue === false && value?.startsWith("-") ? undefined : value;
    options[option] = readValue(rawName, declared, own);
  }
  refuseSurplus(name, command.words ?? [], positionals);
  return { words: positionals, options, wantsHelp: false };
}

function typesOf(known: Readonly<Record<string, Option>>): Record<string, { type: "boolean" | "string" }> {
  return Object.fromEntries(
    Object.entries(known).map(([name, { value }]) => [
      name,
      { type: value === undefined ? "boolean" : "string" },
    ]),
  );
}

function refuseSurplus(name: string, wanted: readonly string[], given: readonly string[]): void {
  const surplus = given[wanted.length];
  if (surplus === undefined) return;
  const takes = wanted.length === 0 ? "no words" : wanted.join(" ");
  throw new WrongCall(`${name} takes ${takes}: "${surplus}" is too much. See ./naija-gist help ${name}.`);
}

function unknownOption(name: string, given: string, known: readonly string[]): string {
  const near = nearestTo(given.replace(/^-+/, ""), known);
  const meant = near === null ? "" : ` Is --${near} meant?`;
  return `${name} knows no option ${given}.${meant} See ./naija-gist help ${name}.`;
}

function readValue(rawName: string, { value: wanted, fits }: Option, given: string | undefined): string {
  if (wanted === undefined) {
    if (given !== undefined) throw new WrongCall(`${rawName} stands alone, without "${given}".`);
    return "";
  }
  if (!given) throw new WrongCall(`${rawName} needs a value: ${rawName} ${wanted}.`);
  if (fits?.(given) === false) throw new WrongCall(`${rawName} is ${wanted}, not "${given}".`);
  return given;
}
