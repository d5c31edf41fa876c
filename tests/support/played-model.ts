import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { serve } from "#tests/support/servers.ts";

/** A language model's answer: a whole HTTP answer, or only its text; "hang" never answers. */
export type PlayedAnswer =
  | "hang"
  | { readonly status?: number; readonly headers?: Record<string, string>; readonly body?: string }
  | { readonly says: unknown };

/** A server on loopback that speaks the OpenAI protocol, or breaks it, until the test ends. */
export async function playModel(answer: PlayedAnswer) {
  const requests: { path: string; key: string; body: Record<string, unknown> }[] = [];
  const server = await serve(async (request, response) => {
    const { authorization = "" } = request.headers;
    requests.push({ path: request.url ?? "", key: authorization, body: JSON.parse(await text(request)) });
    if (answer === "hang") return;
    const reply = "says" in answer ? { body: JSON.stringify(completionOf(answer.says)) } : answer;
    response.writeHead(reply.status ?? 200, { "content-type": "application/json", ...reply.headers });
    response.end(reply.body);
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  return { origin: server.origin, url: `${server.origin}/v1`, requests };
}

function completionOf(answer: unknown) {
  const content = typeof answer === "string" ? answer : JSON.stringify(answer);
  return {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "small",
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: 400, completion_tokens: 100, total_tokens: 500 },
  };
}
