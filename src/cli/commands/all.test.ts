import { expect, test } from "vitest";
import { allCommands, commandsFor } from "./all.ts";

test("loading commands by their first word finds every command", async () => {
  for (const [name, command] of Object.entries(await allCommands())) {
    const [firstWord = ""] = name.split(" ");
    expect((await commandsFor(firstWord))[name], name).toBe(command);
  }
});
