import type { Commands } from "./command.ts";
import { newsCommands } from "./news.ts";

export const commands: Commands = { ...newsCommands };
