import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { fitPayload } from "#features/push/rules/fit-payload.ts";
import type { Delivery } from "#features/push/shapes.ts";
import { resultsOf } from "./announce-matchday.ts";
import { partsOf } from "./languages.ts";

/**
 * Whether a waiting message still says what its story's record, its brief or the league says at this moment: the story
 * may have been split since, the paper may have taken its headline back, and a result may have been corrected.
 */
export async function isStillTrue(
  { channel, issue, payload }: Pick<Delivery, "channel" | "issue" | "payload">,
  ask: Ask,
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
      return brief.topics.some(({ withdrawn, headline }) => withdrawn === undefined && says(headline));
    }
    const { round, fixtures } = await ask(api.league.latestRound);
    // Results of a matchday that is no longer the latest one cannot be asked for.
    if (round === null || !partsOf(issue).issue.endsWith(` ${round}`)) return true;
    const [matchday] = payload.headline.split(":");
    return says(`${matchday}: ${resultsOf(fixtures)}`);
  } catch (error) {
    if ((error as { status?: unknown }).status === 404) return false;
    throw error;
  }
}
