import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import * as calls from "./calls.ts";
import { emptyObject, endpoint } from "./endpoint.ts";

const param = named(
  "CallParameter",
  "A parameter or a form's field of a call.",
  z.object({
    name: told(z.string(), "The name by which it is sent."),
    required: told(z.boolean(), "False if it may be left out."),
    kind: told(z.string(), "What it may be, in words, with its default."),
  }),
);

const call = named(
  "Call",
  "A call of this API.",
  z.object({
    method: told(z.enum(["GET", "POST"]), "The HTTP method."),
    path: told(z.string(), "The path below the API's address."),
    says: told(z.string(), "What it answers."),
    words: told(z.array(param), "What it can be asked with."),
    fresh_for: told(z.number(), "For how many seconds an answer may be cached; 0: not at all."),
  }),
);

export const metaEndpoints = {
  /** A short description of the API; the full document is at /api/openapi.json. */
  [calls.calls]: endpoint({
    summary: "Every call of this API, with its parameters and how long its answer is fresh.",
    params: emptyObject,
    answer: z.object({ calls: told(z.array(call), "All calls, in the order of this document.") }),
    freshFor: 3600,
  }),
  /** A browser asks for these few bytes, and for the news only if they have changed. */
  [calls.versions]: endpoint({
    summary:
      "The version of each domain's data: what was made from a domain is current for as long as its version is the same. Compare versions only for equality.",
    params: emptyObject,
    answer: z.object({
      versions: told(z.record(z.string(), z.string()), "Each domain's version, by the domain's name."),
    }),
    freshFor: 0,
  }),
} as const;

export type ApiCall = z.infer<typeof call>;
