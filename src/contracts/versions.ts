import * as z from "zod/mini";
import { emptyObject, endpoint } from "./endpoint.ts";

/** A browser asks for these few bytes, and for the news only if they have changed. */
export const versionsEndpoints = {
  "GET /meta/versions": endpoint({
    summary:
      "The version of each domain's data: what was made from a domain is current for as long as its version is the same. Compare versions only for equality.",
    params: emptyObject,
    answer: z.object({ versions: z.record(z.string(), z.string()) }),
    freshFor: 0,
  }),
} as const;
