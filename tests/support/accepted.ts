import type { Refusal } from "#contracts/endpoint.ts";

/** The answer to a request that must not be refused; a refusal fails the test with its reason. */
export function accepted<Answer extends object>(answer: Answer | Refusal): Answer {
  if ("refused" in answer) throw new Error(JSON.stringify(answer));
  return answer;
}
