import type { Endpoint } from "#contracts/endpoint.ts";
import { errorCodes } from "#contracts/error-codes.ts";
import { type Json, json, ref, schema } from "./schema.ts";

const RETRY_AFTER: Json = {
  "Retry-After": {
    description: "Seconds to wait before the next request.",
    required: true,
    schema: { type: "integer", minimum: 1 },
  },
};
const REQUEST_ID: Json = {
  "X-Request-Id": {
    description: "The request's ID in our log. Quote it when you report a problem.",
    schema: { type: "string" },
  },
};

interface RefusalText {
  readonly name: string;
  readonly description: string;
  readonly headers?: Json;
}

/** The error statuses of all calls, each with the name and text of its response in `components`. */
const refusals: Readonly<Record<string, RefusalText>> = {
  "400": { name: "NotJson", description: "The body is not JSON." },
  "404": { name: "NotFound", description: "Not found: `error` says what does not exist." },
  "409": { name: "Conflict", description: "It already exists: `error` says what." },
  "413": { name: "TooLarge", description: "The body is larger than 64 KB." },
  "415": {
    name: "NotAJsonRequest",
    description: "The body is not declared as JSON. Send `Content-Type: application/json`.",
  },
  "422": {
    name: "Invalid",
    description:
      "The request is invalid. `detail` lists each wrong parameter or field with what is allowed, or is a sentence.",
  },
  "429": {
    name: "TooMany",
    description: "Too many requests within ten minutes, from one network or in total.",
    headers: RETRY_AFTER,
  },
  "500": { name: "OurFault", description: "An error on our side." },
  "503": {
    name: "Busy",
    description: "The data is not ready, no provider answers, or the server is at capacity.",
    headers: RETRY_AFTER,
  },
};

const sharedHeaders: Json = {
  CacheControl: {
    description: "`no-store` if no cache may keep the answer. Otherwise ask again each time, with its ETag.",
    required: true,
    schema: { type: "string" },
  },
  ETag: {
    description: "The answer's fingerprint, to send as `If-None-Match`.",
    required: true,
    schema: { type: "string" },
  },
};

/** The parts of the document that all calls share. */
export const components: Json = {
  headers: sharedHeaders,
  responses: Object.fromEntries(
    Object.values(refusals).map(({ name, description, headers }) => [
      name,
      { description, headers: { ...REQUEST_ID, ...headers }, content: json(ref("schemas", "Refusal")) },
    ]),
  ),
  schemas: {
    Refusal: {
      type: "object",
      required: ["error", "code"],
      properties: {
        error: { type: "string", description: "What went wrong, as a sentence." },
        code: {
          type: "string",
          enum: errorCodes,
          description: "A stable code; the sentence may be reworded.",
        },
        detail: {
          description: "What is wrong with each parameter or field, or the sentence in `error` again.",
          anyOf: [{ type: "string" }, { type: "array", items: ref("schemas", "Problem") }],
        },
      },
    },
    Problem: {
      type: "object",
      required: ["loc", "msg"],
      properties: {
        loc: {
          type: "array",
          items: { type: ["string", "integer"] },
          description: 'The path to the wrong value: ["limit"], ["body", "email"].',
        },
        msg: { type: "string", description: 'What is wrong: "limit must be 1 to 50".' },
      },
    },
  },
};

/** The responses of a call, by status. */
export function answersOf(method: string, endpoint: Endpoint, hasWords: boolean, example?: unknown): Json {
  const statuses = refusalStatuses(method, endpoint, hasWords);
  const refusalAnswers = Object.fromEntries(
    statuses.map((status) => [status, ref("responses", refusals[status]?.name ?? "")]),
  );
  const content = json(schema(endpoint.answer, "output"), example);
  if (endpoint.freshFor === 0) {
    const headers = { "Cache-Control": ref("headers", "CacheControl"), ...REQUEST_ID };
    return { "200": { description: "The answer.", headers, content }, ...refusalAnswers };
  }
  const headers = { "Cache-Control": ref("headers", "CacheControl"), ETag: ref("headers", "ETag") };
  return {
    "200": { description: "The answer.", headers, content },
    "304": { description: "Not modified: the answer still has the ETag in your `If-None-Match`.", headers },
    ...refusalAnswers,
  };
}

function refusalStatuses(method: string, { refuses = [] }: Endpoint, hasWords: boolean): string[] {
  return [
    ...(method === "POST" ? ["400", "413", "415"] : []),
    ...(refuses.includes("not-found") ? ["404"] : []),
    ...(refuses.includes("conflict") ? ["409"] : []),
    ...(hasWords ? ["422"] : []),
    ...(refuses.includes("too-many") ? ["429"] : []),
    "500",
    "503",
  ];
}
