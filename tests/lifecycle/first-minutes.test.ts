import { readdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { type SmtpServer, startSmtpServer } from "#tests/support/smtp-server.ts";

const LONG = 240_000;
const ERROR = 50;

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly url?: string;
}

async function until(description: string, condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; !(await condition()); await pause(300)) {
    if (Date.now() > end) throw new Error(`it did not come: ${description}`);
  }
}

/** Every complete line of a product whose stdout is not a terminal. */
function linesOf(product: RunningProduct): LogLine[] {
  const [_unfinished, ...lines] = product.output().split("\n").reverse();
  return lines.map((line) => JSON.parse(line) as LogLine);
}

const TOKEN = "a-token-for-tests";
let smtp: SmtpServer;
let product: RunningProduct;

/** A fresh sample edition with a mail server configured. The audit starts it beside busy programs. */
beforeAll(async () => {
  smtp = await startSmtpServer();
  const port = String(await freePort());
  product = await startProduct({
    LOG_LEVEL: "info",
    ...{ SMTP_URL: smtp.url, MAIL_FROM: "desk@gist.example" },
    ...{ PORT: port, SITE_URL: `http://127.0.0.1:${port}` },
    DOUBLE_OPT_IN: "yes",
    OPS_TOKEN: TOKEN,
  });
}, LONG);
afterAll(async () => {
  await product?.stop();
  await smtp[Symbol.asyncDispose]();
});

test("the sample edition's API, pages, /ops and log say that it mails nothing, despite SMTP_URL", {
  timeout: LONG,
}, async () => {
  const callAnswer = await fetch(`${product.url}/api/newsletter/subscribe`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "ada@mail.example" }),
  });
  expect(await callAnswer.json()).toMatchObject({ message: expect.stringContaining("It was not mailed") });
  const formAnswer = await fetch(`${product.url}/newsletter`, {
    method: "POST",
    body: new URLSearchParams({ email: "eve@mail.example" }),
  });
  expect(await formAnswer.text()).toContain("It was not mailed");
  const page = await fetch(`${product.url}/newsletter`);
  expect(await page.text()).toContain("The sample edition mails nothing");
  const ops = await fetch(`${product.url}/ops`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  expect(await ops.text()).toContain("Into the outbox folder: the sample edition mails nothing");
  expect(product.output()).toContain("SMTP_URL is not used");
});

test("a first start fills its front page and logs no error", {
  timeout: LONG,
}, async () => {
  const frontPage = (): Promise<string> => fetch(product.url).then((answer) => answer.text());
  await until("the first article", async () => (await frontPage()).includes("/article/"));
  const isRoundSummary = (line: LogLine): boolean =>
    /^[\d,]+ articles came from \d+ newspaper feeds\./.test(line.msg);
  await until("the sum of the first round", async () => linesOf(product).some(isRoundSummary));
  const lines = linesOf(product);
  expect(lines.filter(({ level }) => level >= ERROR)).toEqual([]);
  expect(lines.find(({ msg }) => msg.startsWith("Naija Gist is open: "))?.url).toBe(product.url);
});

test("the sample edition's letters are in its outbox, and none was sent", {
  timeout: LONG,
}, async () => {
  const outbox = path.join(product.dataDir, "outbox");
  await until("both letters", async () => (await readdir(outbox).catch(() => [])).length === 2);
  expect(smtp.received).toEqual([]);
});
