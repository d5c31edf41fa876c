import { afterEach, beforeEach, expect, test } from "vitest";
import { writeLetters } from "#features/letters/api/write.ts";
import { recipients, recordingSink, startLetters, writers } from "#tests/support/letters.ts";

let domain: Awaited<ReturnType<typeof startLetters>>;
beforeEach(async () => {
  domain = await startLetters();
});
afterEach(() => domain.close());

const day = "2026-11-21";
const nextDay = "2026-11-22";

test("a letter carries its reader's own one-click unsubscribe link, which works", async () => {
  const sink = recordingSink();
  await domain.subscribe("ada@mail.ng", "eve@mail.ng");
  await domain.runner(domain.deps(sink))(day, "07:00");
  const mail = sink.sent.find(({ to }) => to === "ada@mail.ng")!;
  const link = /^<(https:\/\/gist\.example\/newsletter\/unsubscribe\/(u[\w-]{32}))>$/.exec(
    mail.headers!["List-Unsubscribe"]!,
  )!;
  expect(mail.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect(mail.html).toContain(link[1]);
  expect(mail.text).toContain(link[1]);
  expect(sink.sent[0]!.headers).not.toEqual(sink.sent[1]!.headers);
  const api = writeLetters({
    ...domain.deps(sink),
    doubleOptIn: false,
    forwardFeedback: false,
    sendsMail: true,
  });
  await api["POST /newsletter/unsubscribe"]({ token: link[2] }, { address: "::1", headers: {} });
  await domain.runner(domain.deps(sink))(nextDay, "07:00");
  expect(recipients(sink)).toEqual(["ada@mail.ng", "eve@mail.ng", "eve@mail.ng"]);
});

test("a confirmation is sent within a minute, and its link confirms the subscription", async () => {
  const sink = recordingSink();
  const deps = domain.deps(sink);
  const api = writeLetters({ ...deps, doubleOptIn: true, forwardFeedback: true, sendsMail: true });
  const caller = { address: "192.0.2.1", headers: {} };
  await api["POST /newsletter/subscribe"]({ email: "ada@mail.ng" }, caller);
  await domain.runner(deps)(day, "06:01");
  expect(recipients(sink)).toEqual(["ada@mail.ng"]);
  const token = /\/newsletter\/confirm\/(c[\w-]{32})$/.exec(sink.sent[0]!.text)![1];
  expect(await api["POST /newsletter/confirm"]({ token }, caller)).toMatchObject({ status: "active" });
  await domain.runner(deps)(day, "07:00");
  expect(sink.sent).toHaveLength(2);
});

test("a reader's letters are in the language of the signup, and link to pages in it", async () => {
  const sink = recordingSink();
  const languages: string[] = [];
  const recordingWriters = {
    renderBrief: (...args) => {
      languages.push(args[1].language);
      return writers.renderBrief(...args);
    },
    renderConfirm: writers.renderConfirm,
  } satisfies typeof writers;
  const deps = domain.deps(sink, { writers: recordingWriters });
  const api = writeLetters({ ...deps, doubleOptIn: true, forwardFeedback: false, sendsMail: true });
  const caller = { address: "192.0.2.1", headers: {} };
  for (const [email, language] of [
    ["ada@mail.ng", "ha"],
    ["uche@mail.ng", "ig"],
    ["musa@mail.ng", "ha"],
    ["eve@mail.ng", undefined],
  ])
    await api["POST /newsletter/subscribe"]({ email, language }, caller);
  await domain.runner(deps)(day, "06:01");
  for (const { text } of sink.sent)
    await api["POST /newsletter/confirm"]({ token: /c[\w-]{32}$/.exec(text)?.[0] }, caller);
  const confirmed = new Map(sink.sent.map(({ to, text }) => [to, text]));
  expect(confirmed.get("uche@mail.ng")).toMatch("https://gist.example/ig/newsletter/confirm/c");
  sink.sent.length = 0;
  await domain.runner(deps)(day, "07:00");
  expect(languages.sort()).toEqual(["en", "ha", "ig"]);
  const letters = new Map(sink.sent.map((mail) => [mail.to, mail]));
  expect(letters.get("musa@mail.ng")?.text).toMatch("https://gist.example/ha/newsletter/unsubscribe/u");
  expect(letters.get("eve@mail.ng")?.text).toMatch("https://gist.example/newsletter/unsubscribe/u");
  // Mail programs call the address without a language.
  expect(letters.get("musa@mail.ng")?.headers?.["List-Unsubscribe"]).toMatch(
    /^<https:\/\/gist\.example\/newsletter\//,
  );
});

test("feedback is sent to the operator, with its author as the reply address", async () => {
  const sink = recordingSink();
  const deps = domain.deps(sink);
  const api = writeLetters({ ...deps, doubleOptIn: true, forwardFeedback: true, sendsMail: true });
  await api["POST /feedback/"](
    { name: "Ada\r\nBcc: x@y.z", email: "ada@mail.ng", feedback: "Ten chars!" },
    { address: "192.0.2.1", headers: {} },
  );
  await domain.runner(deps)(day, "06:01");
  expect(sink.sent).toMatchObject([
    { to: "desk@gist.example", replyTo: "ada@mail.ng", subject: "Feedback from Ada Bcc: x@y.z" },
  ]);
  expect(sink.sent[0]!.text).toContain("Ten chars!");
});
