import { expect, test } from "vitest";
import { allCommands } from "./all.ts";
import { UsageError } from "./command.ts";
import { helpFor, helpForAll } from "./help.ts";
import { findCommand, parseArguments } from "./parse-arguments.ts";

const commands = await allCommands();

function read(line: string) {
  return parseArguments(findCommand(commands, line.split(" ")));
}

test("options may come before, after and between the arguments", () => {
  const expected = { args: ["FILE"], options: { replace: "" }, wantsHelp: false };
  expect(read("restore --replace FILE")).toEqual(expected);
  expect(read("restore FILE --replace")).toEqual(expected);
  expect(read("subscribers pause --because=a,b ada@mail.ng")).toMatchObject({ options: { because: "a,b" } });
  expect(read("subscribers pause -- --odd")).toMatchObject({ args: ["--odd"] });
});

test.each([
  ["evnts list", 'There is no command "evnts list". Did you mean events list?'],
  ["restroe FILE", 'There is no command "restroe FILE". Did you mean restore?'],
  ["nothing like it", 'There is no command "nothing like". See ./naija-gist help.'],
  ["feeds", 'Commands that begin with "feeds": feeds check, feeds list'],
  ["--replace restore x", "Put the command first, then --replace."],
  ["restore words extra", 'restore takes FILE: "extra" was not expected.'],
  ["events list now", 'events list takes no arguments: "now" was not expected.'],
  ["events add --nmae x", "events add has no option --nmae. Did you mean --name?"],
  ["restore words --replace=yes", '--replace takes no value: leave out "yes".'],
  ["desk cluster --level", "--level needs a value: --level strict|loose."],
  ["feed parse --dir --url x", "--dir needs a value: --dir FOLDER."],
  ["league table --season 2025-26 --season 2024-25", "Give --season only once."],
  ["league simulate --as-of 2026-02-31", '--as-of is YYYY-MM-DD, not "2026-02-31".'],
  ["league simulate --as-of 2026-02-10 --runs many", '--runs is NUMBER, not "many".'],
  ["articles hide --constructor", "articles hide has no option --constructor."],
  ["toString", 'There is no command "toString".'],
])("a wrong call is refused with the reason: %s", (line, sentence) => {
  expect(() => read(line)).toThrow(UsageError);
  expect(() => read(line)).toThrow(sentence);
});

test("every command has help that names each of its words and options", () => {
  for (const [name, command] of Object.entries(commands)) {
    const help = helpFor(name, command);
    const parts = [
      ...(command.argumentNames ?? []),
      ...Object.keys(command.options ?? {}).map((one) => `--${one}`),
    ];
    expect(parts.filter((word) => !help.includes(word))).toEqual([]);
    expect(helpForAll(commands)).toContain(`  ${name}`);
    expect(read(`${name} --help`).wantsHelp).toBe(true);
  }
});
