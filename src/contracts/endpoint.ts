import * as z from "zod/mini";
import type { ErrorCode } from "./error-codes.ts";

/**
 * One endpoint of the API. A domain lists it under its address, "GET /articles/{id}": the parameters in braces are
 * taken from `params`, the rest of `params` is the query (GET) or the JSON body (POST).
 */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly params: Params;
  readonly answer: Answer;
  /** Seconds for which an answer may be cached for everybody; 0 = never. */
  readonly freshFor: number;
  /** A sentence or two for readers of the API document. */
  readonly summary: string;
  /** What a POST sends, if the domain validates it itself, with its own texts. */
  readonly body?: z.ZodMiniType;
  /** This endpoint's own expected failures; invalid requests and an overloaded server are common to all. */
  readonly refuses?: readonly EndpointRefusal[];
  /** True if a repeated Idempotency-Key returns the first answer again. */
  readonly repeatable?: boolean;
}

export type EndpointRefusal = "not-found" | "conflict" | "too-many";

export type Endpoints = Record<`${"GET" | "POST"} /${string}`, Endpoint>;

export function endpoint<Params extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  parts: Endpoint<Params, Answer>,
): Endpoint<Params, Answer> {
  return parts;
}

export const emptyObject = z.object({});

/** What an endpoint returns instead of an answer: an expected failure, never thrown. */
export interface Refusal {
  readonly refused: EndpointRefusal | "invalid" | "unavailable";
  readonly detail: string | readonly Problem[];
  readonly retryAfterSeconds?: number;
  /** Set if the kind of refusal is not specific enough. */
  readonly code?: ErrorCode;
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

/** Characters. */
export const maxIdempotencyKeyLength = 100;

/** What a handler may know about the caller. */
export interface Caller {
  /** The network address, for rate limits only; never stored, never logged. */
  readonly address: string;
  readonly idempotencyKey?: string;
  /** Headers in which a CDN names the caller's location (cf-ipcountry …); the names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export type ParamsOf<Map, Address extends keyof Map> =
  Map[Address] extends Endpoint<infer Params, z.ZodMiniType> ? z.input<Params> : never;
export type ParsedParamsOf<Map, Address extends keyof Map> =
  Map[Address] extends Endpoint<infer Params, z.ZodMiniType> ? z.output<Params> : never;
export type AnswerOf<Map, Address extends keyof Map> =
  Map[Address] extends Endpoint<z.ZodMiniType, infer Answer> ? z.output<Answer> : never;

/** A domain's `api/read.ts` and `api/write.ts` return these: one function for each of its endpoints. */
export type Handlers<Map> = {
  [Address in keyof Map]: (
    params: ParsedParamsOf<Map, Address>,
    caller: Caller,
  ) => Promise<AnswerOf<Map, Address> | Refusal>;
};
