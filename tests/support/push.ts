import { randomBytes } from "node:crypto";
import type { Language } from "#contracts/languages.ts";
import { vapidOf } from "#features/push/api/admin.ts";
import { writePush } from "#features/push/api/write.ts";
import { pushJobs } from "#features/push/jobs/schedule.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { dueAt } from "#platform/jobs/due.ts";
import { lagosInstant, SECOND_MS } from "#platform/time.ts";
import { testDatabase } from "./database.ts";
import { playedAnswers } from "./push-answers.ts";
import { type Browser, startPushService } from "./push-service.ts";
import { silentLog } from "./silent-log.ts";

/** The push domain on a database and a push service of its own, with a clock that the test sets. */
export async function startPush() {
  const database = await testDatabase();
  let now = lagosInstant("2026-11-21", "04:00");
  const clock = { now: () => now };
  const service = await startPushService();
  const { answers, ask } = playedAnswers();
  const services = ["fcm.googleapis.com", "*.push.apple.com", service.origin];
  const newFetch = () =>
    createFetch({
      allowedLoopback: [service.origin],
      userAgent: "test",
      spacingMs: 0,
      perHost: 20,
      clock,
      log: silentLog,
    });
  const deps = {
    db: database.db,
    clock,
    log: silentLog,
    ask,
    edition: "live" as const,
    say: (language: Language, sentence: string) =>
      language === "en" ? sentence : `${sentence} [${language}]`,
    services,
    vapid: vapidOf(randomBytes(32), "mailto:desk@gist.example"),
    fetch: newFetch(),
  };
  const api = writePush({ ...deps, maxSubscriptions: 5_000 });
  const lastDue = new Map<string, Date>();
  let callers = 0;

  return {
    ...database,
    deps,
    api,
    service,
    answers,
    /** Subscribes a new browser, or the given one, to these channels. Each call moves the clock on by a second. */
    async subscribe(
      channels: ("breaking" | "brief" | "league")[],
      browser: Browser = service.subscribe(),
      language?: Language,
    ): Promise<Browser> {
      callers += 1;
      now = new Date(now.getTime() + SECOND_MS);
      const address = `105.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
      const { endpoint, keys } = browser;
      const answer = await api["POST /push/subscribe"](
        { endpoint, keys, channels, language },
        { address, headers: {} },
      );
      if ("refused" in answer) throw new Error(String(answer.detail));
      return browser;
    },
    /** As after a restart: the fetch forgets which push services asked it to wait. */
    forgetWaits(): void {
      deps.fetch = newFetch();
    },
    setTime(date: string, time: string): void {
      now = lagosInstant(date, time);
    },
    /** Does what the job runner does at this minute, without its queue. */
    async tick(date: string, time: string): Promise<void> {
      now = lagosInstant(date, time);
      for (const job of pushJobs(deps)) {
        const due = dueAt(job.when, lastDue.get(job.name) ?? null, now);
        if (due === null) continue;
        lastDue.set(job.name, due);
        await job.run(due);
      }
    },
    async close(): Promise<void> {
      await service[Symbol.asyncDispose]();
      await database.close();
    },
  };
}
