import * as z from "zod/mini";
import { told } from "./described.ts";
import { type Language, languages } from "./languages.ts";

const one = `(?:${languages.join("|")})`;
const written = z.string().check(
  z.regex(new RegExp(`^${one}(?:,${one})*$`)),
  z.meta({
    title: `${languages.slice(0, -1).join(", ")} or ${languages.at(-1)}, or several of them with commas`,
  }),
);

export const languageChoice = told(
  z.optional(
    z.pipe(
      z.union([written, z.array(written)]),
      z.transform((choice: string | string[]): readonly Language[] => {
        const chosen = [choice].flat().flatMap((text) => text.split(","));
        return languages.filter((language) => chosen.includes(language));
      }),
    ),
  ),
  "The languages of a list's stories, with commas or repeated; without it, all of them.",
);
