import * as z from "zod/mini";
import * as calls from "./calls.ts";
import { emptyObject, endpoint } from "./endpoint.ts";

const param = z.object({ name: z.string(), required: z.boolean(), kind: z.string() });

const call = z.object({
  method: z.enum(["GET", "POST"]),
  path: z.string(),
  says: z.string(),
  words: z.array(param),
  fresh_for: z.number(),
});

export const metaEndpoints = {
  /** A short description of the API; the full document is at /api/openapi.json. */
  [calls.calls]: endpoint({
    summary: "Every call of this API, with its parameters and how long its answer is fresh.",
    params: emptyObject,
    answer: z.object({ calls: z.array(call) }),
    freshFor: 3600,
  }),
  /** A browser asks for these few bytes, and for the news only if they have changed. */
  [calls.versions]: endpoint({
    summary:
      "The version of each domain's data: what was made from a domain is current for as long as its version is the same. Compare versions only for equality.",
    params: emptyObject,
    answer: z.object({ versions: z.record(z.string(), z.string()) }),
    freshFor: 0,
  }),
} as const;

export type ApiCall = z.infer<typeof call>;
