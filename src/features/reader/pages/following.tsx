import { useEffect, useMemo, useState } from "react";
import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { DAY_MS } from "#contracts/durations.ts";
import { useFollowing } from "#device/stores/following.lazy.ts";
import { useFollowedPapers } from "#device/stores/follows.ts";
import { ownSetting } from "#device/stores/own-settings.lazy.ts";
import { changeSetting } from "#device/stores/settings.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import type { FollowedThing } from "#features/reader/panels/following/ask-new.ts";
import { FollowedEntry } from "#features/reader/panels/following/FollowedEntry.tsx";
import { DeviceEmpty } from "#ui/empty/DeviceEmpty.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Skeleton } from "#ui/states.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { useWords } from "#words/words.ts";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, { title: pageWords(args).say("Following"), path: pages.following, noindex: true });
}

/** States, topics, stories, clubs, searches and papers, each with what came since the last visit. */
export default function FollowingPage() {
  const { say } = useWords();
  const papers = useFollowedPapers();
  const others = useFollowing();
  const since = useLastVisit();
  const followed = useMemo<FollowedThing[] | null>(() => {
    if (papers === null || others === null) return null;
    const isPlace = ({ kind }: FollowedThing) => kind === "place";
    return [
      // A reader's own state comes first.
      ...others.filter(isPlace),
      ...others.filter((one) => !isPlace(one)),
      ...papers.map((name) => ({ kind: "paper" as const, id: name, label: name })),
    ];
  }, [papers, others]);

  const isWaiting = followed === null || (followed.length > 0 && since === null);
  return (
    <PlainPage
      title={say("Following")}
      subtitle={[
        say("What you follow is kept on this device only. Each shows what came since you last looked here."),
        say("The Follow button of a topic, a story, a club, a search or a newspaper puts it here."),
      ].join(" ")}
      isLoading={isWaiting}
    >
      <ReaderStyles />
      <div className="scripted from-device">
        {isWaiting ? <Skeleton lines={9} tall /> : null}
        {followed?.length === 0 ? <NothingFollowed /> : null}
        {since !== null && followed
          ? followed.map((one) => <FollowedEntry key={one.kind + one.id} followed={one} {...since} />)
          : null}
      </div>
      <p className="note unscripted">
        {say("What you follow is kept by a script in your browser, and scripts are switched off here.")}
      </p>
    </PlainPage>
  );
}

function NothingFollowed() {
  const { say } = useWords();
  return (
    <DeviceEmpty>
      <p>{say("You follow nothing yet.")}</p>
      <OnwardLinks from={pages.following} />
    </DeviceEmpty>
  );
}

interface LastVisit {
  since: number;
  isFirst: boolean;
}

/** When this page was last seen before; stores the current time for the next visit. */
function useLastVisit(): LastVisit | null {
  const [last, setLast] = useState<LastVisit | null>(null);
  useEffect(() => {
    let isOpen = true;
    ownSetting("followingSeenAt")
      .then((stored) => Date.parse(String(stored)))
      .catch(() => Number.NaN)
      .then((seenAt) => {
        // On the first visit to this page, the news of the last day counts as new.
        const first = { since: Date.now() - DAY_MS, isFirst: true };
        if (isOpen) setLast(Number.isNaN(seenAt) ? first : { since: seenAt, isFirst: false });
        return changeSetting("followingSeenAt", new Date().toISOString());
      })
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, []);
  return last;
}
