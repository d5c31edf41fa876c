import type { RoundResult } from "#domains/news/jobs/schedule.ts";
import { counted } from "#platform/text/counted.ts";
import type { Output } from "./output.ts";

/** Prints what the rounds of the newspapers bring, and when no newspaper can be reached; otherwise nothing. */
export function printRounds(report: Output["report"]): (round: RoundResult) => void {
  let hasTold = false;
  let isCutOff = false;
  return ({ asked, failed, newArticles }) => {
    const facts = { asked, failed, newArticles };
    if (asked > 0 && failed === asked) {
      if (!isCutOff) report("No newspaper could be reached. They are asked again soon.", facts);
      isCutOff = true;
      return;
    }
    if (asked > 0) isCutOff = false;
    if (newArticles === 0) return;
    report(hasTold ? `${counted(newArticles, "new article")}.` : firstArticles(facts), facts);
    hasTold = true;
  };
}

function firstArticles({ asked, failed, newArticles }: RoundResult): string {
  const sentence = `${counted(newArticles, "article")} came from ${counted(asked - failed, "newspaper feed")}.`;
  return failed === 0 ? sentence : `${sentence} ${failed} could not be read and are asked again.`;
}
