import { briefPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import { briefExpires } from "#contracts/sections.ts";
import { shownTopics } from "#features/letters/contract/shown-topics.ts";
import { fitPayload, notAtNight } from "#features/push/rules/push-rules.ts";
import { announce } from "#features/push/store/messages.ts";
import { lagosDate } from "#platform/time.ts";
import type { AnnounceDeps } from "./deps.ts";
import { issueIn, languagesToTell } from "./languages.ts";

/** Announces the day's brief. "not yet" until it is stored. */
export async function announceBrief(
  due: Date,
  { db, clock, ask, edition, say }: AnnounceDeps,
): Promise<"announced" | "not yet"> {
  const date = lagosDate(due);
  for (const language of await languagesToTell(db, { edition, channel: "brief" })) {
    const { brief } = await ask(api.letters.brief, {
      date: "latest",
      language: listLanguage(language),
    });
    const lead = shownTopics(brief)[0];
    if (brief.preview || brief.date !== date || lead === undefined) return "not yet";
    await announce(db, {
      edition,
      channel: "brief",
      issue: issueIn(language, date),
      languages: [language],
      at: clock.now(),
      goodUntil: notAtNight(briefExpires(new Date(brief.composed_at)), date),
      articles: [lead.article_id],
      payload: fitPayload({
        headline: lead.headline,
        paper: `${product.name}, ${say(language, "Daily Brief")}`,
        address: briefPage(date),
        lang: lead.language ?? "en",
      }),
    });
  }
  return "announced";
}
