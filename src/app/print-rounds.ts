import type { RoundResult } from "#features/news/jobs/schedule.ts";
import { counted } from "#platform/text/counted.ts";
import type { Output } from "./output.ts";

const OUTAGES = {
  unreachable: "No newspaper could be reached. They are asked again soon.",
  unreadable: "No newspaper's feed could be read. They are asked again soon.",
} as const;

/** Prints what the rounds of the newspapers bring, and when no newspaper can be reached or read; otherwise nothing. */
export function printRounds(report: Output["report"]): (round: RoundResult) => void {
  let hasTold = false;
  let told: RoundResult["outage"] = null;
  return ({ asked, failed, newArticles, outage }) => {
    const facts = { asked, failed, newArticles };
    if (outage !== null && outage !== told) report(OUTAGES[outage], facts);
    if (asked > 0) told = outage;
    if (newArticles === 0) return;
    report(hasTold ? `${counted(newArticles, "new article")}.` : firstArticles(facts), facts);
    hasTold = true;
  };
}

function firstArticles({ asked, failed, newArticles }: Omit<RoundResult, "outage">): string {
  const sentence = `${counted(newArticles, "article")} came from ${counted(asked - failed, "newspaper feed")}.`;
  return failed === 0 ? sentence : `${sentence} ${failed} could not be read and are asked again.`;
}
