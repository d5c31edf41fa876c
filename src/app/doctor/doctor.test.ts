import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { failed, ok } from "#platform/result.ts";
import { readEnv } from "#platform/settings/env.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { examine, linesOf } from "./doctor.ts";
import { findInSettings } from "./settings.ts";

const right = {
  ...{
    SITE_URL: "https://gist.ng",
    TRUST_PROXY: "1",
    SMTP_URL: "smtp://mail.gist.ng",
    OPS_EMAIL: "me@gist.ng",
  },
  ...{ MAIL_FROM: "Gist <brief@gist.ng>", CONTACT_EMAIL: "desk@gist.ng", OPS_TOKEN: "a-token-for-tests" },
  ...{ BACKUP_DIR: "/var/backups", BACKUP_KEY: "sixteen or more letters" },
};
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(right).filter(([name]) => !names.includes(name)));
const database = { DATABASE_URL: "postgres://db/naija", DATABASE_READ_URL: "postgres://replica/naija" };
const pooler = { DATABASE_POOL_URL: "postgres://pooler:6432/naija" };

test.each<[string, Record<string, string>, string[]]>([
  ["nothing of complete settings", right, []],
  ["no address", without("SITE_URL", "SMTP_URL", "MAIL_FROM"), ["wrong SITE_URL", "look SMTP_URL"]],
  ["no TLS", { ...right, SITE_URL: "http://gist.ng" }, ["wrong SITE_URL"]],
  ["a proxy that is not trusted", without("TRUST_PROXY"), ["wrong TRUST_PROXY"]],
  ["no contact", without("CONTACT_EMAIL"), ["wrong CONTACT_EMAIL"]],
  ["an invented sender", { ...right, MAIL_FROM: "a@gist.example" }, ["wrong MAIL_FROM"]],
  ["nobody to tell", without("OPS_EMAIL"), ["look OPS_EMAIL"]],
  ["no backups", without("BACKUP_DIR"), ["look BACKUP_DIR"]],
  ["open backups", without("BACKUP_KEY"), ["look BACKUP_KEY"]],
  [
    "a pooler and replicas of a process with jobs",
    { ...right, ...database, ...pooler, ROLES: "worker" },
    ["look DATABASE_POOL_URL", "look DATABASE_READ_URL"],
  ],
  ["replicas of a process that is also web", { ...right, ...database }, ["look DATABASE_READ_URL"]],
  [
    "nothing of a pooler and replicas of a web process",
    { ...right, ...database, ...pooler, ROLES: "web" },
    [],
  ],
  ["no token", without("OPS_TOKEN"), ["look OPS_TOKEN"]],
])("the doctor finds %s", (_, settings, found) => {
  const faults = findInSettings(readEnv(settings)).filter(({ state }) => state !== "good");
  expect(faults.map(({ state, about }) => `${state} ${about}`)).toEqual(found);
  expect(faults.every(({ todo }) => todo !== undefined)).toBe(true);
});

/** A provider that refuses, newspapers whose clock is 500 s behind, and this site's own answer. */
const server = createServer((request, response) => {
  response.writeHead(request.url?.includes("key=bad") ? 401 : 200);
  response.end("alive\n");
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

const played: Fetch = async ({ url }) => {
  const { port } = server.address() as AddressInfo;
  const isKey = url.includes("appid=");
  const answer = await fetch(`http://127.0.0.1:${port}/${isKey ? "?key=bad" : ""}`);
  if (!answer.ok)
    return failed({ kind: "status", message: "401", status: answer.status, retryAfterSeconds: null });
  const date = new Date(Date.now() - 500_000).toUTCString();
  const body = Buffer.from(await answer.text());
  return ok({ status: 200, unchanged: false, url, movedTo: null, headers: { date }, body });
};

test("a refused login, a refused key and a wrong clock are found, each with what to do", async () => {
  await using smtp = await startSmtpServer();
  smtp.fault = () => ({ at: "greeting", say: "554 go away" });
  const env = readEnv({ ...right, SMTP_URL: smtp.url, OPENWEATHER_KEY: "k", DATA_DIR: "." });
  const look = () => examine({ env, fetch: played, readDatabaseClock: async () => systemClock });
  const wrong = (await look()).filter(({ state }) => state === "wrong");
  const named = wrong.filter(({ about }) => !about.startsWith("the domain") && about !== "disk");
  expect(named.map(({ about }) => about)).toEqual(["mail server", "clock", "OPENWEATHER_KEY"]);
  expect(linesOf(named[0]!).join("\n")).toMatch(
    /^WRONG {2}mail server: .*554 go away[\s\S]*→ check host, port/,
  );
  smtp.fault = () => undefined;
  const again = await look();
  expect(again.find(({ about }) => about === "mail server")?.state).toBe("good");
  expect(again.find(({ about }) => about === "site")?.state).toBe("good");
  expect(again.find(({ about }) => about === "clock")?.says).toMatch(/differs from the newspapers' by \d+ s/);
});
