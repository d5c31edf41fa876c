import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { apiBodies, apiPaths } from "#tests/support/api-paths.ts";
import { ofSite } from "#tests/support/recorded.ts";

/**
 * The API document's examples: what the sample edition answered. RECORD=http://127.0.0.1:3000 asks a running one for
 * those that are missing or no longer true; TOKEN is that of a confirmation letter, which DOUBLE_OPT_IN=true writes into
 * its outbox, and LEAVING that of a brief.
 */
const EXAMPLES = "src/app/openapi/examples.json";
const { RECORD: recording, TOKEN: token = "", LEAVING: leaving = "" } = process.env;
const addresses = Object.keys(endpoints);

test("every call has an example, true to its contract, with one element a list", {
  timeout: 60_000,
}, async () => {
  const examples = recording === undefined ? stored() : await record(recording, stored());
  expect(Object.keys(examples), "calls without an example: see CONTRIBUTING.md").toEqual(addresses);
  expect(addresses.filter((address) => !fits(address, examples[address]))).toEqual([]);
  const lines = addresses.map(
    (address) => `${JSON.stringify(address)}: ${JSON.stringify(cut(examples[address]))}`,
  );
  await expect(`{\n${lines.join(",\n")}\n}\n`).toMatchFileSnapshot(`../../${EXAMPLES}`);
});

function fits(address: string, answer: unknown): boolean {
  const contract = (endpoints as Endpoints)[address as keyof Endpoints]?.answer;
  return contract !== undefined && z.safeParse(contract, answer).success;
}

function stored(): Record<string, unknown> {
  return JSON.parse(readFileSync(EXAMPLES, "utf8"));
}

async function record(site: string, known: Record<string, unknown>): Promise<Record<string, unknown>> {
  const call = async (path: string, body?: object) => {
    const post = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    };
    const response = await fetch(`${site}/api${path}`, body === undefined ? {} : post);
    return ofSite(await response.text());
  };
  const searches = {
    "GET /articles/search": "/articles/search?q=lagos",
    "GET /articles/suggest": "/articles/suggest?q=la",
  };
  const paths: Record<string, string> = { ...(await apiPaths(call)), ...searches };
  const bodies = {
    ...apiBodies,
    "POST /newsletter/confirm": { token },
    "POST /newsletter/unsubscribe": { token: leaving },
  };
  const examples: Record<string, unknown> = {};
  for (const address of addresses) {
    const path = paths[address] ?? address.replace(/^\w+ /, "");
    const isTrue = fits(address, known[address]);
    examples[address] = isTrue ? known[address] : cut(await call(path, bodies[address as never]));
  }
  return examples;
}

/** One element a list is enough to read. */
function cut(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, 1).map(cut);
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, cut(value)]));
}
