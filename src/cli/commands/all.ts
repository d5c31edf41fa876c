import type { Commands } from "./command.ts";
import { cultureCommands } from "./culture.ts";
import { databaseCommands } from "./database.ts";
import { leagueCommands } from "./league.ts";
import { lettersCommands } from "./letters.ts";
import { newsCommands } from "./news.ts";

export const commands: Commands = {
  ...newsCommands,
  ...leagueCommands,
  ...cultureCommands,
  ...lettersCommands,
  ...databaseCommands,
};
