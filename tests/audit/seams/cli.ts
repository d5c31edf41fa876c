import type { SeamRow } from "./row.ts";

export const rows: readonly SeamRow[] = [
  {
    promise:
      "Output to a pipe arrives complete, however slow its reader, on stdout and stderr; | head is not an error",
    tried:
      "real commands into a named pipe that is read 8 KB at a time, bytes counted against a file; | head -1; > /dev/full",
    tests: [
      "tests/lifecycle/output.test.ts › a slow reader of a pipe gets every byte",
      "tests/lifecycle/output.test.ts › a reader that closes the pipe early is not an error",
      "tests/lifecycle/calls.test.ts › output that cannot be written is a failure, not a success",
    ],
  },
  {
    promise: "The last process that uses the embedded PostgreSQL stops it: commands, a server, killed ones",
    tried:
      "a running command beside a second one, beside a server that starts and stops, killed with -9, interrupted",
    tests: [
      "tests/lifecycle/two-commands.test.ts › of two commands without a server",
      "tests/lifecycle/two-commands.test.ts › a killed command no longer counts",
      "tests/lifecycle/two-commands.test.ts › a server can start and stop beside commands",
      "tests/lifecycle/two-commands.test.ts › a command that ends early leaves no database running",
    ],
  },
  {
    promise:
      "An unknown option, an extra word or a wrong value gives a sentence and exit code 2; the help comes from the same declarations",
    tried:
      "misspelt commands and options, options in any order, missing and extra values, through the real command and the parser",
    tests: [
      "tests/lifecycle/calls.test.ts › a wrong call gives a sentence and exit code 2",
      "tests/lifecycle/calls.test.ts › 'help COMMAND' and 'COMMAND --help' print the same usage and options",
      "src/cli/commands/parse-arguments.test.ts › a wrong call is refused with the reason",
      "src/cli/commands/parse-arguments.test.ts › every command has help that names each of its words and options",
    ],
  },
  {
    promise:
      "Files are relative to the caller's folder; a missing, truncated or foreign file gives a sentence",
    tried:
      "commands called from another folder and by npm; folders, dangling links, truncated JSON, other programs' files",
    tests: [
      "tests/lifecycle/calls.test.ts › a file is relative to the caller's folder",
      "tests/lifecycle/calls.test.ts › under npm run, a file is relative to the folder where npm was called",
      "src/cli/commands/files.test.ts › an unusable argument is refused with the reason",
    ],
  },
  {
    promise: "An invalid line of the standard input is reported by its number",
    tried: "lines that are not JSON, lack a title or have an invalid time; lines that are not records",
    tests: [
      "tests/lifecycle/calls.test.ts › an invalid line of the standard input is reported with its number",
      "src/features/news/measure/measure.test.ts › an invalid line is reported by its number",
    ],
  },
  {
    promise:
      "An unreachable DATABASE_URL, an unusable DATA_DIR, a bad HOST or a port in use gives a sentence and exit code 1",
    tried:
      "server and command against a closed port, an unknown database, a file as folder, another user's folder, hosts that are not ours",
    tests: [
      "tests/lifecycle/calls.test.ts › a database that cannot be used gives a sentence and exit code 1",
      "tests/lifecycle/settings.test.ts › a data folder that is",
      "tests/lifecycle/settings.test.ts › a data folder of another user gives a sentence and exit code 1",
      "tests/lifecycle/settings.test.ts › a host",
      "tests/lifecycle/settings.test.ts › a port in use and an unreachable database each give a sentence and exit code 1",
    ],
  },
  {
    promise:
      "Every setting is checked; all invalid ones are reported at once, with what is allowed and without secrets",
    tried:
      "server and command with seven invalid settings; a table of valid and invalid values for every setting; misspelt names in .env",
    tests: [
      "tests/lifecycle/settings.test.ts › all invalid settings are reported at once",
      "src/platform/settings/env.test.ts › every setting is in the table of right and wrong values",
      "src/platform/settings/env.test.ts › an error about a setting does not reveal its secret",
      "src/platform/settings/file.test.ts › the environment overrides the file",
    ],
  },
  {
    promise: "A truncated, damaged or foreign backup is refused and changes nothing",
    tried:
      "without its last byte, with flipped bytes, empty, from another program, from a newer version, with foreign tables and rows",
    tests: [
      "tests/lifecycle/calls.test.ts › a backup without its last byte is refused, and the database stays as it was",
      "src/cli/commands/database.test.ts › a copy",
    ],
  },
];
