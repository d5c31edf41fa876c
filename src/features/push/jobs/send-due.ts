import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { shownTopics } from "#features/letters/contract/shown-topics.ts";
import { fitPayload } from "#features/push/rules/push-rules.ts";
import { sendMessages } from "#features/push/sending/send-messages.ts";
import { sendOne } from "#features/push/sending/send-one.ts";
import type { Vapid } from "#features/push/sending/vapid.ts";
import type { Delivery, SendOutcome } from "#features/push/shapes.ts";
import {
  failOverdue,
  findDueServices,
  markFailed,
  markSent,
  postponeService,
  requeue,
  requeueOrphans,
  takeNextDelivery,
} from "#features/push/store/deliveries.ts";
import { eraseSubscription } from "#features/push/store/subscriptions.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { nextTry, type RetryMinutes } from "#platform/jobs/retry-delay.ts";
import { withSenderLock } from "#platform/jobs/sender-lock.ts";
import type { Log } from "#platform/log.ts";
import { SECOND_MS } from "#platform/time.ts";
import { resultsOf } from "./announce-matchday.ts";
import type { AnnounceDeps } from "./deps.ts";
import { partsOf } from "./languages.ts";

export interface SendDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly ask: Ask;
  readonly say: AnnounceDeps["say"];
  readonly log: Log;
  readonly fetch: Fetch;
  readonly vapid: Vapid;
  /** The push services to which this edition sends. */
  readonly services: readonly string[];
  /** Shorter in tests. */
  readonly timeoutMs?: number;
  /** Aborted when the process is being stopped: messages under way are finished, no new one is started. */
  readonly stopping?: AbortSignal;
}

export const RETRY_MINUTES: RetryMinutes = [1, 2, 5, 15];

/** One run: puts back the messages that a crashed sender had taken, then sends whatever is due. */
export async function sendDue(deps: SendDeps): Promise<void> {
  const { db, clock, log, fetch, vapid, services, timeoutMs, stopping } = deps;
  await withSenderLock(db, "push.sender", async () => {
    await requeueOrphans(db);
    await failOverdue(db, clock.now());
    const due = await findDueServices(db, clock.now());
    const tally = await sendMessages(
      due.filter((service) => services.includes(service)),
      {
        takeNext: async (service) =>
          stopping?.aborted ? null : await takeNextDelivery(db, service, clock.now()),
        async send(delivery) {
          if (delivery.withdrawn) return { kind: "refused", message: "withdrawn" };
          if (!(await isStillTrue(delivery, deps))) return { kind: "refused", message: "no longer true" };
          return sendOne(delivery, { fetch, vapid, timeoutMs, now: clock.now() });
        },
        record: (service, delivery, outcome) => record(deps, service, delivery, outcome),
      },
    );
    if (tally.refused + tally.later + tally.rest > 0) log.warn(tally, "some push messages wait or failed");
    else if (tally.sent + tally.gone > 0) log.info(tally, "push messages");
  });
}

async function record(
  { db, clock }: SendDeps,
  service: string,
  delivery: Delivery,
  outcome: SendOutcome,
): Promise<void> {
  const now = clock.now();
  switch (outcome.kind) {
    case "sent":
      return await markSent(db, delivery, now);
    case "gone":
      await eraseSubscription(db, delivery.subscription.endpoint);
      return;
    case "refused":
      return await markFailed(db, delivery, outcome.message);
    case "later":
      return await requeue(db, delivery, nextTry(RETRY_MINUTES, delivery.attempts, now), outcome.message);
    case "rest": {
      const until = new Date(now.getTime() + outcome.seconds * SECOND_MS);
      await requeue(db, delivery, until, outcome.message);
      return await postponeService(db, service, until);
    }
  }
}

/**
 * Whether a waiting message still says what its story's record, its brief or the league says at this moment: the story
 * may have been split since, the paper may have taken its headline back, and a result may have been corrected.
 */
export async function isStillTrue(
  { channel, issue, payload }: Pick<Delivery, "channel" | "issue" | "payload">,
  { ask, say }: Pick<SendDeps, "ask" | "say">,
): Promise<boolean> {
  const says = (headline: string): boolean =>
    fitPayload({ ...payload, headline }).headline === payload.headline;
  try {
    if (channel === "breaking") {
      const { story } = await ask(api.news.story, { id: issue });
      return story.tellings.some(({ paper, headline }) => paper.name === payload.paper && says(headline));
    }
    if (channel === "brief") {
      const { language, issue: date } = partsOf(issue);
      const { brief } = await ask(api.letters.brief, { date, language: listLanguage(language) });
      return shownTopics(brief).some(({ headline }) => says(headline));
    }
    const { round, fixtures } = await ask(api.league.latestRound);
    const told = partsOf(issue);
    // Results of a matchday that is no longer the latest one cannot be asked for.
    if (round === null || !told.issue.endsWith(` ${round}`)) return true;
    const [matchday] = payload.headline.split(":");
    return says(`${matchday}: ${resultsOf(fixtures, told.language, say)}`);
  } catch (error) {
    if ((error as { status?: unknown }).status === 404) return false;
    throw error;
  }
}
