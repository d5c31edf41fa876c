import * as z from "zod/mini";

/**
 * One call of the API. The key under which a domain lists it is its address, "GET /articles/{id}":
 * the words in braces are filled from `ask`, the rest of `ask` is the query (GET) or the JSON body (POST).
 */
export interface Endpoint<
  Ask extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly ask: Ask;
  readonly answer: Answer;
  /** Seconds for which an answer may be repeated to anybody; 0 = never kept. */
  readonly freshFor: number;
  /** One sentence for the API's reader. */
  readonly summary: string;
  /** What a POST sends, where the domain checks it itself, with texts of its own. */
  readonly body?: z.ZodMiniType;
  /** The expected failures of its own; a wrong question and a server that is too busy are everybody's. */
  readonly refuses?: readonly OwnRefusal[];
  /** True where an Idempotency-Key makes a second sending repeat the first answer. */
  readonly repeatable?: boolean;
}

export type OwnRefusal = "not-found" | "conflict" | "too-many";

export type Endpoints = Record<`${"GET" | "POST"} /${string}`, Endpoint>;

export function endpoint<Ask extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  parts: Endpoint<Ask, Answer>,
): Endpoint<Ask, Answer> {
  return parts;
}

export const nothing = z.object({});

/** What an endpoint says instead of an answer: an expected failure, never a thrown one. */
export interface Refusal {
  readonly refused: OwnRefusal | "invalid" | "unavailable";
  readonly detail: string | readonly Problem[];
  readonly retryAfterSeconds?: number;
}

export interface Problem {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
}

export function refuse(
  refused: Refusal["refused"],
  detail: Refusal["detail"],
  retryAfterSeconds?: number,
): Refusal {
  return { refused, detail, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

/** Who asks, as far as a handler may know it. */
export interface Caller {
  /** The network address, for rate limits only; never stored, never logged. */
  readonly address: string;
  readonly idempotencyKey?: string;
  /** Headers that a CDN sets about the place (cf-ipcountry …); lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}

export type AskOf<Map, Address extends keyof Map> =
  Map[Address] extends Endpoint<infer Ask, z.ZodMiniType> ? z.input<Ask> : never;
export type ParsedAskOf<Map, Address extends keyof Map> =
  Map[Address] extends Endpoint<infer Ask, z.ZodMiniType> ? z.output<Ask> : never;
export type AnswerOf<Map, Address extends keyof Map> =
  Map[Address] extends Endpoint<z.ZodMiniType, infer Answer> ? z.output<Answer> : never;

/** A domain's `read.ts` and `write.ts` return these: one function for each of its endpoints. */
export type Handlers<Map> = {
  [Address in keyof Map]: (
    ask: ParsedAskOf<Map, Address>,
    caller: Caller,
  ) => Promise<AnswerOf<Map, Address> | Refusal>;
};
