import { shortStoryAddress } from "#contracts/addresses.ts";
import type { Story } from "#features/news/contract/news.ts";
import { FollowThis } from "#ui/follow/FollowThis.tsx";
import { useRootData } from "#ui/root-data.ts";
import { ShareButton } from "#ui/share/ShareButton.tsx";
import { useWords } from "#words/words.ts";
import { PageAction } from "./PageAction.tsx";
import type { LatestText } from "./rungs.ts";

interface StoryActionProps {
  story: Pick<Story, "_id" | "headline" | "language" | "papers" | "last_told_at">;
  latest: LatestText;
}

/** Reads a story's latest text at its paper; follows and shares the story. */
export function StoryAction({ story, latest }: StoryActionProps) {
  const { count, lang } = useWords();
  const { lite } = useRootData();
  if (!/^https?:\/\//.test(latest.url)) return null;
  const shared = {
    headline: story.headline,
    paper: count(story.papers, "paper", "papers"),
    publishedAt: story.last_told_at,
  };
  const path = shortStoryAddress(story._id);
  return (
    <PageAction
      url={latest.url}
      paper={latest.paper}
      paperLang={lang(latest.paperLang)}
      latest
      shared={shared}
      path={path}
    >
      <FollowThis kind="story" id={story._id} label={story.headline} language={story.language} />
      {lite ? null : <ShareButton {...shared} path={path} labelled />}
    </PageAction>
  );
}
