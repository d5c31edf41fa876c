import type { Ask } from "#contracts/every.ts";
import type { Job } from "#platform/jobs/job.ts";
import { exportSubscribers } from "./jobs/export-subscribers.ts";
import { freezeBriefOf } from "./jobs/freeze-brief.ts";
import { type RoundHands, sendRound } from "./jobs/round.ts";
import { forgetAnswers } from "./store/answered.ts";
import { forgetAttempts } from "./store/limits.ts";
import { forgetDeliveries } from "./store/outcomes.ts";
import { forgetDeparted } from "./store/subscribers.ts";

interface Hands extends RoundHands {
  readonly ask: Ask;
  readonly exportsDir: string;
}

export function lettersJobs(hands: Hands): Job[] {
  return [
    {
      name: "letters.brief",
      when: { dailyAt: "07:00", until: "12:00" },
      async run(due) {
        await freezeBriefOf(due, hands);
        await sendRound(hands);
      },
    },
    { name: "letters.post", when: { everyMinutes: 1 }, run: () => sendRound(hands) },
    {
      name: "letters.export",
      when: { everyMinutes: 60 },
      run: (due) => exportSubscribers(hands.db, hands.exportsDir, due),
    },
    { name: "letters.tidy", when: { dailyAt: "03:00" }, run: () => forgetOld(hands) },
  ];
}

/** What is kept no longer than it serves: a day for limits and answers, a month for letters and the departed. */
async function forgetOld({ db, clock }: Hands): Promise<void> {
  const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * 86_400_000);
  await forgetAttempts(db, daysAgo(1));
  await forgetAnswers(db, daysAgo(1));
  await forgetDeliveries(db, daysAgo(30));
  await forgetDeparted(db, daysAgo(30));
}
