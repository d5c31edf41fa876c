import { expect, test } from "vitest";
import { allCommands, commandsFor } from "./all.ts";

test("every command is found by its first word alone", async () => {
  for (const [name, command] of Object.entries(await allCommands())) {
    const [firstWord = ""] = name.split(" ");
    expect((await commandsFor(firstWord))[name], name).toBe(command);
  }
});
