import * as z from "zod/mini";
import { emptyObject, endpoint } from "./endpoint.ts";

const param = z.object({ name: z.string(), required: z.boolean(), kind: z.string() });

const call = z.object({
  method: z.enum(["GET", "POST"]),
  path: z.string(),
  says: z.string(),
  words: z.array(param),
  fresh_for: z.number(),
});

/** A short description of the API; the full document is at /api/openapi.json. */
export const callsEndpoints = {
  "GET /meta/calls": endpoint({
    summary: "Every call of this API, with its parameters and how long its answer is fresh.",
    params: emptyObject,
    answer: z.object({ calls: z.array(call) }),
    freshFor: 3600,
  }),
} as const;

export type ApiCall = z.infer<typeof call>;
export type CallsEndpoints = typeof callsEndpoints;
