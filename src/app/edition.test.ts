import { expect, test } from "vitest";
import { readEnv } from "#platform/settings/env.ts";
import { announceSample, chooseEdition, sendsMail } from "./edition.ts";

const probes = ["https://one.example/feed", "https://two.example/feed"];

function choose(setting: "auto" | "live" | "sample", hasLive: boolean, answers: readonly string[]) {
  const requested: string[] = [];
  const fetch = async ({ url }: { url: string }) => {
    requested.push(url);
    return answers.includes(url) ? { ok: true } : { ok: false, failure: { kind: "network" } };
  };
  const edition = chooseEdition(setting, {
    fetch: fetch as never,
    probes,
    hasLiveArticles: async () => hasLive,
  });
  return edition.then((chosen) => [chosen, requested.length]);
}

test.each([
  ["live", false, [], "live", 0],
  ["sample", true, probes, "sample", 0],
  ["auto", true, [], "live", 0],
  ["auto", false, ["https://two.example/feed"], "live", 2],
  ["auto", false, [], "sample", 2],
] as const)(
  "EDITION=%s, live articles: %s, feeds answering: %j: the edition is %s",
  async (setting, hasLive, answers, edition, requests) => {
    expect(await choose(setting, hasLive, answers)).toEqual([edition, requests]);
  },
);

const smtp = readEnv({
  ...{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "desk@gist.example" },
  ...{ SITE_URL: "https://gist.example", DATA_DIR: "/data" },
});

test("only the live edition with a mail server sends mail", () => {
  expect([sendsMail(smtp, "live"), sendsMail(smtp, "sample"), sendsMail(readEnv({}), "live")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the sample edition announces that it is one, and where its letters go", () => {
  const sentences: string[] = [];
  announceSample(readEnv({}), (sentence) => sentences.push(sentence));
  expect(sentences).toEqual([
    "This is the sample edition: its newspapers are invented, and no real one is asked.",
  ]);
  announceSample(smtp, (sentence) => sentences.push(sentence));
  expect(sentences[2]).toBe(
    "SMTP_URL is not used: the sample edition mails nothing. Its letters go to /data/outbox.",
  );
});
