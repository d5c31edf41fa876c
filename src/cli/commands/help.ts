import { type Command, type Commands, type Option, table } from "./command.ts";

export function helpForAll(commands: Commands): string {
  const rows = Object.entries(commands).map(([name, command]) => [
    `  ${usageOf(name, command)}`,
    command.summary,
  ]);
  return [
    "Commands of Naija Gist; they work beside a running server. help COMMAND lists a command's options.",
    "",
    ...table(rows),
  ].join("\n");
}

export function helpFor(name: string, command: Command): string {
  const options = Object.entries(command.options ?? {}).map(([option, one]) => [
    `  ${nameOf(option, one)}`,
    one.summary,
  ]);
  return [
    `./naija-gist ${usageOf(name, command)}`,
    "",
    command.summary,
    ...(options.length === 0 ? [] : ["", ...table(options)]),
  ].join("\n");
}

function usageOf(name: string, { argumentNames = [], options = {}, stream }: Command): string {
  const all = Object.keys(options).length === 0 ? [] : ["[options]"];
  return [name, ...argumentNames, ...all, ...(stream === undefined ? [] : [stream])].join(" ");
}

function nameOf(option: string, { value }: Option): string {
  return value === undefined ? `--${option}` : `--${option} ${value}`;
}
