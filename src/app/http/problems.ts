import * as z from "zod/mini";
import type { Endpoint, Problem } from "#contracts/endpoint.ts";

/** What a parameter may be, from its JSON Schema. */
interface Allowed {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly format?: string;
  readonly pattern?: string;
  /** A pattern in words. */
  readonly title?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The first alternative stands for all of them. */
  readonly anyOf?: readonly Allowed[];
}

type Issue = z.core.$ZodIssue;

const byEndpoint = new WeakMap<Endpoint, Readonly<Record<string, Allowed>>>();

/** What is wrong with a request: sentences that name the limit, or what is allowed. */
export function problemsOf(endpoint: Endpoint, issues: readonly Issue[]): Problem[] {
  const allowed = allowedIn(endpoint);
  const problems = issues.map((issue) => {
    const loc = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
    const name = String(loc[0] ?? "the question");
    return { loc, msg: `${name} ${demandOf(allowed[name] ?? {}, issue)}` };
  });
  // A number of twenty digits is no safe integer, and too large: one demand.
  return problems.filter(({ msg }, at) => at === problems.findIndex((other) => other.msg === msg));
}

function allowedIn(endpoint: Endpoint): Readonly<Record<string, Allowed>> {
  const cached = byEndpoint.get(endpoint);
  if (cached !== undefined) return cached;
  const { properties = {} } = z.toJSONSchema(endpoint.params, { io: "input", unrepresentable: "any" });
  byEndpoint.set(endpoint, properties as Record<string, Allowed>);
  return properties as Record<string, Allowed>;
}

function demandOf(allowed: Allowed, issue: Issue): string {
  const { anyOf: [first] = [], enum: choices, const: only, type, format } = allowed;
  if (first !== undefined) return demandOf(first, issue);
  if (only !== undefined) return `must be ${only}`;
  if (choices !== undefined) return `must be ${oneOf(choices)}`;
  if (type === "integer" || type === "number") return `must be ${numberIn(allowed, issue)}`;
  if (issue.code === "invalid_type") return "must be given once";
  if (format === "date") return "must be a day, like 2026-11-21";
  if (allowed.pattern !== undefined) return `must be ${allowed.title}`;
  return `must have ${lengthIn(allowed)}`;
}

/** "best or newest", "1h, today, 7d or 30d". */
function oneOf(choices: readonly string[]): string {
  return choices.length < 2 ? choices.join() : `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

function numberIn({ minimum, maximum }: Allowed, issue: Issue): string {
  const range = `${minimum} to ${maximum}`;
  return issue.code === "invalid_type" ? `a whole number, ${range}` : range;
}

function lengthIn({ minLength, maxLength }: Allowed): string {
  return minLength === undefined
    ? `at most ${maxLength} characters`
    : `${minLength} to ${maxLength} characters`;
}
