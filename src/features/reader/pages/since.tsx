import { useEffect, useState } from "react";
import { pageWithoutData } from "#ask/page.ts";
import { articlePage, pages, storyPage } from "#contracts/addresses.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { allSeenAt, forgetSeen, markAllSeen, storiesSeen } from "#device/stores/seen.lazy.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { useIsMuted } from "#features/news/panels/use-is-muted.ts";
import {
  askNewsSinceVisit,
  type NewsSinceVisit,
  type OpenedStory,
} from "#features/reader/panels/ask-news-since-visit.ts";
import { ReadingEnd } from "#features/reader/panels/ReadingEnd.tsx";
import { StorageRefusal } from "#ui/empty/DeviceEmpty.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { trueNow } from "#ui/now.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { Empty, Failure, Skeleton } from "#ui/states.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { clockOrDayAndClock, dayAndClock, fullTime } from "#ui/time.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: pageWords(args).say("Since you last looked"),
    path: pages.since,
    noindex: true,
  });
}

/** What came after the reader's last visits, in five minutes' reading. */
export default function SincePage() {
  const { say } = useWords();
  const [tries, setTries] = useState(0);
  const gathered = useGathered(tries);
  const again = () => setTries(tries + 1);
  return (
    <PlainPage
      title={say("Since you last looked")}
      isLoading={gathered === null}
      subtitle={say(
        "What came to the stories that you opened, then what is most read and most reported: at most five minutes' reading. When you opened a story is kept on this device only.",
      )}
    >
      <ReaderStyles />
      <StorageRefusal />
      <div className="scripted from-device">
        {gathered === null ? <Skeleton lines={9} tall /> : null}
        {gathered === "failed" ? (
          <Failure message={say("What is new could not be loaded.")} retry={again} />
        ) : null}
        {gathered !== null && gathered !== "failed" ? (
          <GatheredStories news={gathered} retry={again} />
        ) : null}
      </div>
      <p className="note unscripted">
        {say(
          "When you opened a story is kept by a script in your browser, and scripts are switched off here.",
        )}
      </p>
    </PlainPage>
  );
}

function GatheredStories({ news, retry }: { news: NewsSinceVisit; retry: () => void }) {
  const { say } = useWords();
  const { opened, others, isPartial } = news;
  const isEmpty = opened.length + others.length === 0;
  return (
    <>
      {isPartial ? (
        <p className="note">{say("Some answers could not be loaded: this may not be all that is new.")}</p>
      ) : null}
      {isEmpty ? (
        <Empty>
          <p>{say("Nothing new since you last looked.")}</p>
          <PageLink className="btn" to={pages.home}>
            {say("To the news")}
          </PageLink>
        </Empty>
      ) : null}
      {opened.length > 0 ? (
        <Section title={say("Stories that you opened")}>
          <ul>
            {opened.map((story) => (
              <OpenedEntry key={story.id} story={story} />
            ))}
          </ul>
        </Section>
      ) : null}
      {others.length > 0 ? (
        <Section title={say("Other stories")}>
          <Cards articles={others} />
        </Section>
      ) : null}
      {isEmpty ? null : <ReadingEnd news={news} />}
      <div className="chips chips--spaced">
        <button
          className="btn"
          type="button"
          onClick={() => change(markAllSeen, "Nothing was marked.", retry)}
        >
          {say("Mark all as seen")}
        </button>
        <button
          className="btn btn--danger"
          type="button"
          onClick={() =>
            window.confirm(say("Forget when you last opened each story?")) &&
            change(forgetSeen, "Nothing was cleared.", retry)
          }
        >
          {say("Clear last visits")}
        </button>
      </div>
    </>
  );
}

function change(run: () => Promise<void>, failed: Sentence, onDone: () => void): void {
  run().then(onDone, (error) => showWriteFailure(failed, error));
}

/** Null until it is known. */
function useGathered(tries: number): NewsSinceVisit | "failed" | null {
  const [gathered, setGathered] = useState<NewsSinceVisit | "failed" | null>(null);
  const isMuted = useIsMuted();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew; what is muted later is hidden later.
  useEffect(() => {
    let isOpen = true;
    setGathered(null);
    // Without storage nothing was opened before.
    Promise.all([storiesSeen().catch(() => []), allSeenAt().catch(() => null)])
      .then(([seen, at]) => askNewsSinceVisit(seen, at, trueNow(), isMuted))
      .then(
        (result) => isOpen && setGathered(result),
        () => isOpen && setGathered("failed"),
      );
    return () => {
      isOpen = false;
    };
  }, [tries]);
  return gathered;
}

/** A story that the reader has opened, with the texts that came afterwards, earliest first. */
function OpenedEntry({ story: { id, headline, lang, seenAt, texts } }: { story: OpenedStory }) {
  const { count, dates, lang: langAttribute, say } = useWords();
  return (
    <li className="opened" data-paper="">
      <h3 className="card__title">
        <PageLink to={storyPage(id)} lang={langAttribute(lang)} data-words="">
          {headline}
        </PageLink>
      </h3>
      <p className="source-note">
        {say("{texts} since {time}", {
          texts: count(texts.length, "new text", "new texts"),
          time: dayAndClock(Date.parse(seenAt), dates),
        })}
      </p>
      <ol>
        {texts.map((text) => (
          <li className="opened__text" key={text.id} data-paper={text.paper}>
            <time dateTime={text.at} title={fullTime(Date.parse(text.at), dates)}>
              {clockOrDayAndClock(Date.parse(text.at), Date.parse(seenAt), dates)}
            </time>
            <span>
              {text.step ? (
                <>
                  <span className="later">{say("Later")}</span> <Label
                    className="step"
                    text={text.step}
                  />{" "}
                </>
              ) : null}
              <PageLink
                className="link"
                to={articlePage(text.id)}
                lang={langAttribute(text.lang)}
                data-words=""
              >
                {text.headline}
              </PageLink>{" "}
              <span className="chg__who">({text.paper})</span>
            </span>
          </li>
        ))}
      </ol>
    </li>
  );
}
