import { parseArgs } from "node:util";
import { nearestWord } from "#platform/text/nearest.ts";
import { type Command, type Commands, type Option, UsageError } from "./command.ts";

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
  throw new UsageError(`${unknownCommand(Object.keys(commands), args)} See ./naija-gist help.`);
}

function unknownCommand(names: readonly string[], args: readonly string[]): string {
  const [first = "", second = ""] = args;
  if (first.startsWith("-")) return `Put the command first, then ${first}.`;
  const family = names.filter((name) => name.startsWith(`${first} `));
  if (family.length > 0 && nearestWord(`${first} ${second}`, family) === null)
    return `Commands that begin with "${first}": ${family.join(", ")}.`;
  const nearest = nearestWord(`${first} ${second}`.trim(), names) ?? nearestWord(first, names);
  const words = second === "" ? first : `${first} ${second}`;
  return `There is no command "${words}".${nearest === null ? "" : ` Did you mean ${nearest}?`}`;
}

export interface ParsedArguments {
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly wantsHelp: boolean;
}

/**
 * Reads the arguments and options after a command's name. What the command does not declare is refused with a sentence.
 */
export function parseArguments({ name, command, rest }: FoundCommand): ParsedArguments {
  const declared = command.options ?? {};
  const { tokens, positionals } = parseArgs({
    args: [...rest],
    options: { ...typesOf(declared), help: { type: "boolean", short: "h" } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const optionTokens = tokens.filter((token) => token.kind === "option");
  if (optionTokens.some((option) => option.name === "help"))
    return { args: [], options: {}, wantsHelp: true };
  const options: Record<string, string> = {};
  for (const { name: optionName, rawName, value, inlineValue } of optionTokens) {
    const option = Object.hasOwn(declared, optionName) ? declared[optionName] : undefined;
    if (option === undefined) throw new UsageError(unknownOption(name, rawName, Object.keys(declared)));
    if (Object.hasOwn(options, optionName)) throw new UsageError(`Give ${rawName} only once.`);
    // "--dir --url x": the next option is not the value of this one.
    const ownValue = inlineValue === false && value?.startsWith("-") ? undefined : value;
    options[optionName] = readValue(rawName, option, ownValue);
  }
  refuseSurplus(name, command.argumentNames ?? [], positionals);
  return { args: positionals, options, wantsHelp: false };
}

function typesOf(options: Readonly<Record<string, Option>>): Record<string, { type: "boolean" | "string" }> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? "boolean" : "string" },
    ]),
  );
}

function refuseSurplus(name: string, expected: readonly string[], args: readonly string[]): void {
  const surplus = args[expected.length];
  if (surplus === undefined) return;
  const expectedWords = expected.length === 0 ? "no arguments" : expected.join(" ");
  throw new UsageError(
    `${name} takes ${expectedWords}: "${surplus}" was not expected. See ./naija-gist help ${name}.`,
  );
}

function unknownOption(name: string, option: string, names: readonly string[]): string {
  const nearest = nearestWord(option.replace(/^-+/, ""), names);
  const suggestion = nearest === null ? "" : ` Did you mean --${nearest}?`;
  return `${name} has no option ${option}.${suggestion} See ./naija-gist help ${name}.`;
}

function readValue(rawName: string, { value: placeholder, fits }: Option, value: string | undefined): string {
  if (placeholder === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value: leave out "${value}".`);
    return "";
  }
  if (!value) throw new UsageError(`${rawName} needs a value: ${rawName} ${placeholder}.`);
  if (fits?.(value) === false) throw new UsageError(`${rawName} is ${placeholder}, not "${value}".`);
  return value;
}
