import { muteTest } from "#device/mutes.ts";
import { useSettings } from "#device/stores/settings.ts";
import { useComputedFromNow } from "#ui/now.ts";
import type { CardArticle } from "./visible.ts";

export type IsMuted = (
  article: Pick<CardArticle, "headline" | "newspaper_name"> & { summary?: string },
) => boolean;

/** For what is counted or chosen before it is on the page; what is on the page is hidden by switched-off.ts. */
export function useIsMuted(): IsMuted {
  const { mutes } = useSettings();
  const now = useComputedFromNow((now) => (mutes.length === 0 ? 0 : now));
  const test = muteTest(mutes, new Date(now));
  return ({ headline, summary = "", newspaper_name }) => test(`${headline} ${summary}`, newspaper_name);
}
