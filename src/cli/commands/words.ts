import { readFile } from "node:fs/promises";
import { catalogueFile, translatedLanguages } from "#app/site-build/catalogue.ts";
import { doubtfulAsPo, englishAsPo, proposalsAsPo } from "#app/site-build/proposals.ts";
import { type Language, languages } from "#contracts/languages.ts";
import {
  decideCorrection,
  findAcceptedCorrections,
  findWaitingCorrections,
  refuseCorrectionsOf,
} from "#features/letters/api/admin.ts";
import { counted } from "#platform/text/counted.ts";
import { addDays, lagosInstant } from "#platform/time.ts";
import {
  type Call,
  type Command,
  type Commands,
  isDay,
  requiredArgument,
  table,
  UsageError,
} from "./command.ts";

export const wordsCommands: Commands = {
  "words proposals": {
    summary: "Readers' proposals for sentences of the pages that wait for a decision.",
    run: (call) =>
      call.withDatabase(async (db) => {
        const { count, oldest } = await findWaitingCorrections(db);
        if (count === 0) return void call.print("No proposal waits.");
        const rows = oldest.map(({ id, language, page, sentence, proposal }) => [
          ...[String(id), language, page],
          ...[sentence, proposal].map((text) => text.replace(/\s+/g, " ")),
        ]);
        for (const line of table([["id", "language", "page", "sentence", "proposal"], ...rows]))
          await call.print(line);
        if (count > oldest.length) await call.print(`… and ${count - oldest.length} newer ones`);
      }),
  },
  "words accept": decided("accepted", "Accepts a proposal: `words export` then has it."),
  "words refuse": decided("refused", "Refuses a proposal."),
  "words refuse-day": {
    argumentNames: ["DAY"],
    summary: "Refuses all proposals of a day in Lagos that still wait.",
    async run(call) {
      const day = requiredArgument(call, 0, "a day: YYYY-MM-DD");
      if (!isDay(day)) throw new UsageError(`${day} is no day: YYYY-MM-DD.`);
      const [from, until] = [day, addDays(day, 1)].map((date) => lagosInstant(date, "00:00")) as [Date, Date];
      const refused = await call.withDatabase((db) => refuseCorrectionsOf(db, from, until));
      call.print(`Refused: ${counted(refused, "proposal")}.`);
    },
  },
  "words export": {
    argumentNames: ["LANGUAGE"],
    stream: "> file.po",
    summary: "The accepted proposals of a language as PO, each beside the present sentence.",
    async run(call) {
      const language = namedLanguage(call, languages);
      const accepted = await call.withDatabase((db) => findAcceptedCorrections(db, language));
      await call.print(proposalsAsPo(await catalogueOf(language), accepted).trimEnd());
    },
  },
  "words doubtful": {
    argumentNames: ["LANGUAGE"],
    stream: "> file.po",
    summary: "The sentences of a language that nobody who reads it has looked at, as PO.",
    async run(call) {
      const language = namedLanguage(call, translatedLanguages);
      await call.print(doubtfulAsPo(await catalogueOf(language)).trimEnd());
    },
  },
};

function namedLanguage<One extends Language>(call: Call, choices: readonly One[]): One {
  const named = requiredArgument(call, 0, `a language: ${choices.join(", ")}`);
  const language = choices.find((one) => one === named);
  if (language === undefined) throw new UsageError(`${named} is none of ${choices.join(", ")}.`);
  return language;
}

async function catalogueOf(language: Language): Promise<string> {
  if (language === "en") return englishAsPo(await catalogueOf("ha"));
  return readFile(catalogueFile(language), "utf8");
}

function decided(state: "accepted" | "refused", summary: string): Command {
  return {
    argumentNames: ["ID"],
    summary,
    async run(call) {
      const id = Number(requiredArgument(call, 0, "a proposal's id"));
      const isDone =
        Number.isSafeInteger(id) && (await call.withDatabase((db) => decideCorrection(db, id, state)));
      if (!isDone) throw new UsageError("There is no such proposal.");
      call.print("Done.");
    },
  };
}
