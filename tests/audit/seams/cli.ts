import type { SeamRow } from "./row.ts";

export const rows: readonly SeamRow[] = [
  {
    promise:
      "Output to a pipe arrives whole, however slow its reader, on stdout and stderr; | head is no error",
    tried:
      "real commands into a named pipe that is read 8 KB at a time, bytes counted against a file; | head -1; > /dev/full",
    tests: [
      "tests/lifecycle/output.test.ts › a slow reader of a pipe gets every byte",
      "tests/lifecycle/output.test.ts › a reader who stops reading is not an error",
      "tests/lifecycle/calls.test.ts › output that cannot be written is a failure, not a success",
    ],
  },
  {
    promise: "The last one to use the embedded PostgreSQL ends it: commands, a server, killed ones",
    tried:
      "a command in the middle of its work beside a second one, beside a server that starts and stops, killed with -9, interrupted",
    tests: [
      "tests/lifecycle/two-commands.test.ts › of two commands without a server",
      "tests/lifecycle/two-commands.test.ts › a killed command no longer counts",
      "tests/lifecycle/two-commands.test.ts › a server may start and stop beside commands",
      "tests/lifecycle/two-commands.test.ts › a command that ends early leaves no database behind",
    ],
  },
  {
    promise:
      "An unknown option, a word too many, a wrong value: a sentence and 2; the same declarations make the help",
    tried:
      "misspelt commands and options, options in any order, values missing and too many, through the real command and the parser",
    tests: [
      "tests/lifecycle/calls.test.ts › a wrong call ends with 2 and a sentence",
      "tests/lifecycle/calls.test.ts › a command's help comes from its declaration, in both ways of asking",
      "src/cli/commands/read-call.test.ts › a wrong call is a sentence",
      "src/cli/commands/read-call.test.ts › every command has help that names each of its words and options",
    ],
  },
  {
    promise: "Files are meant from where the caller stands; what is missing, cut or foreign is a sentence",
    tried:
      "commands called from another folder and by npm; folders, dangling links, cut JSON, other programs' files",
    tests: [
      "tests/lifecycle/calls.test.ts › a file is relative to the caller's folder",
      "tests/lifecycle/calls.test.ts › npm's own scripts tell where they were called",
      "src/cli/commands/files.test.ts › an argument that cannot be used is refused with a sentence",
    ],
  },
  {
    promise: "A wrong line of the standard input is named by its number",
    tried: "lines that are no JSON, lack a title, have a time that is none; lines that are no record",
    tests: [
      "tests/lifecycle/calls.test.ts › a wrong line of the standard input is named by its number",
      "src/domains/news/measure/measure.test.ts › a line that is no article is named by its number",
    ],
  },
  {
    promise: "An unreachable DATABASE_URL, an unusable DATA_DIR, a bad HOST, a port in use: a sentence and 1",
    tried:
      "server and command against a closed port, an unknown database, a file as folder, another user's folder, hosts that are not ours",
    tests: [
      "tests/lifecycle/calls.test.ts › a database that cannot be used is a sentence and 1",
      "tests/lifecycle/settings.test.ts › a data folder that is",
      "tests/lifecycle/settings.test.ts › a data folder of another user is a sentence and 1",
      "tests/lifecycle/settings.test.ts › a host",
      "tests/lifecycle/settings.test.ts › a port in use and an unreachable database each give a sentence and exit code 1",
    ],
  },
  {
    promise:
      "Every setting is checked; all wrong ones are told at once, with what is allowed and without secrets",
    tried:
      "server and command with seven wrong settings; a table of right and wrong values for every setting; misspelt names in .env",
    tests: [
      "tests/lifecycle/settings.test.ts › all wrong settings are reported at once",
      "src/platform/settings/env.test.ts › every setting is in the table of right and wrong values",
      "src/platform/settings/env.test.ts › a secret is not echoed, also not when it is wrong",
      "src/platform/settings/file.test.ts › the environment overrides the file",
    ],
  },
  {
    promise: "A backup that is cut, damaged or foreign is refused and changes nothing",
    tried:
      "without its last byte, with bytes flipped, empty, of another program, of a newer version, with foreign tables and rows",
    tests: [
      "tests/lifecycle/calls.test.ts › a backup without its last byte is refused, and the database stays as it was",
      "src/cli/commands/database.test.ts › a copy",
    ],
  },
];
