import * as z from "zod/mini";
import { type Language, languages } from "./languages.ts";

const one = `(?:${languages.join("|")})`;
const written = z
  .string()
  .check(
    z.regex(new RegExp(`^${one}(?:,${one})*$`)),
    z.describe(`${languages.slice(0, -1).join(", ")} or ${languages.at(-1)}, or several of them with commas`),
  );

/** The languages of a list's stories, with commas or repeated; without it, all of them. */
export const languageChoice = z.optional(
  z.pipe(
    z.union([written, z.array(written)]),
    z.transform((choice: string | string[]): readonly Language[] => {
      const chosen = [choice].flat().flatMap((text) => text.split(","));
      return languages.filter((language) => chosen.includes(language));
    }),
  ),
);
