import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startBurners } from "#tests/support/burners.ts";
import { makeDataDir, type RunningProduct, startProduct } from "#tests/support/product.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { openTerminal } from "#tests/support/terminal.ts";

const LONG = 240_000;
const ERROR = 50;

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly url?: string;
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; !(await isSo()); await pause(300)) {
    if (Date.now() > end) throw new Error(`it did not come: ${what}`);
  }
}

const frontPage = ({ url }: RunningProduct): Promise<string> => fetch(url).then((answer) => answer.text());

/** Every line of a start whose stdout is no terminal. */
function linesOf(product: RunningProduct): LogLine[] {
  return product
    .output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LogLine);
}

test("beside three programs that want a processor each, a first start opens and fills its front page", {
  timeout: LONG,
}, async () => {
  using _busy = startBurners(3);
  const product = await startProduct({ LOG_LEVEL: "info" });
  try {
    await until("the first story", async () => (await frontPage(product)).includes("/article/"));
    const lines = linesOf(product);
    expect(lines.filter(({ level }) => level >= ERROR)).toEqual([]);
    expect(lines.find(({ msg }) => msg.startsWith("Naija Gist is open: "))?.url).toBe(product.url);
    expect(
      lines.filter(({ msg }) => /^\d+ new stories came from \d+ newspaper feeds\./.test(msg)),
    ).toHaveLength(1);
  } finally {
    await product.stop();
  }
});

test("the sample edition mails nothing, whatever SMTP_URL says, and tells so everywhere", {
  timeout: LONG,
}, async () => {
  await using smtp = await startSmtpServer();
  const env = { SMTP_URL: smtp.url, OPS_TOKEN: "a-token-for-tests", DOUBLE_OPT_IN: "yes" };
  const product = await startProduct(env);
  try {
    const signUp = await fetch(`${product.url}/api/newsletter/subscribe`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "ada@mail.example" }),
    });
    expect(await signUp.json()).toMatchObject({
      status: "pending",
      message: expect.stringContaining("not mailed"),
    });
    const form = await fetch(`${product.url}/newsletter`, {
      method: "POST",
      body: new URLSearchParams({ email: "eve@mail.example" }),
    });
    expect(await form.text()).toContain("It was not mailed");
    expect(await fetch(`${product.url}/newsletter`).then((page) => page.text())).toContain(
      "The sample edition mails nothing",
    );
    const ops = await fetch(`${product.url}/ops`, { headers: { Authorization: "Bearer a-token-for-tests" } });
    expect(await ops.text()).toContain("Into the outbox folder: the sample edition mails nothing");
    expect(product.output()).toContain("SMTP_URL is not used");
    const outbox = path.join(product.dataDir, "outbox");
    await until(
      "both letters in the outbox",
      async () => (await readdir(outbox).catch(() => [])).length === 2,
    );
    expect(smtp.taken).toEqual([]);
  } finally {
    await product.stop();
  }
});

test("a terminal gets short plain lines, the address last, and Ctrl-C ends it in order", {
  timeout: LONG,
}, async () => {
  const dataDir = await makeDataDir();
  const terminal = openTerminal([process.execPath, "src/main/server.ts"], {
    NODE_ENV: "production",
    PORT: "0",
    DATA_DIR: dataDir,
    EDITION: "sample",
  });
  await terminal.until(/Naija Gist is open.*\n/);
  const lines = terminal.lines();
  expect(lines.filter((line) => /^\{|^Error|\p{Cc}/u.test(line) || line.length > 110)).toEqual([]);
  expect(lines.find((line) => /^\d+ new stories came from \d+ newspaper feeds\./.test(line))).toBeDefined();
  expect(lines.at(-1)).toMatch(/^Naija Gist is open: http:\/\/localhost:\d+ \(stop it with Ctrl-C\)$/);
  expect(await terminal.interrupt()).toBe(0);
  expect(terminal.lines().at(-1)).toContain("Closing…");
  await rm(dataDir, { recursive: true, force: true });
});
