import { useEffect, useState } from "react";
import { pageWithoutData } from "#ask/page.ts";
import { articlePage, pages } from "#contracts/addresses.ts";
import type { Reading } from "#contracts/device.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { readingOf, validRows } from "#device/rows.lazy.ts";
import { clearStores } from "#device/storage.lazy.ts";
import { onChange } from "#device/stores/events.ts";
import { readings } from "#device/stores/reading.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { Byline } from "#features/news/panels/cards/Byline.tsx";
import { cardArticle } from "#features/news/panels/visible.ts";
import { DeviceEmpty } from "#ui/empty/DeviceEmpty.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { groupByKey } from "#ui/group-by-key.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Skeleton } from "#ui/states.tsx";
import { ReaderStyles } from "#ui/styles/ReaderStyles.tsx";
import { inLagos } from "#ui/time.ts";
import { toast } from "#ui/toasts/toast.ts";
import type { Dates } from "#words/dates.ts";
import { useWords, type Words } from "#words/words.ts";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: pageWords(args).say("Recently read"),
    path: pages.recentlyRead,
    noindex: true,
  });
}

const MAX_READINGS = 300;

/** What was read on this device, by day, newest first. */
export default function RecentlyRead() {
  const { dates, say } = useWords();
  const history = useReadings();
  return (
    <PlainPage
      title={say("Recently read")}
      subtitle={say("Kept on this device only. Nobody else sees what you read.")}
      isLoading={history === null}
    >
      <ReaderStyles />
      <div className="scripted from-device">
        {history === null ? <Skeleton lines={9} tall /> : null}
        {history?.length === 0 ? (
          <DeviceEmpty>
            <p>{say("Nothing was read here yet.")}</p>
            <OnwardLinks from={pages.recentlyRead} />
          </DeviceEmpty>
        ) : null}
        {history && history.length > 0 ? (
          <>
            {byDay(history, dates).map(([day, dayReadings]) => (
              <Section key={day} title={day}>
                <ul>
                  {dayReadings.map((reading) => (
                    <ReadEntry key={reading.articleId} reading={reading} />
                  ))}
                </ul>
              </Section>
            ))}
            <div className="pager">
              <button className="btn btn--danger" type="button" onClick={() => clear(say)}>
                {say("Clear")}
              </button>
            </div>
          </>
        ) : null}
      </div>
      <p className="note unscripted">
        {say("What you read is kept by a script in your browser, and scripts are switched off here.")}
      </p>
    </PlainPage>
  );
}

function ReadEntry({ reading }: { reading: Reading }) {
  const { lang, say } = useWords();
  const article = { ...cardArticle(reading as object), _id: reading.articleId };
  return (
    <li>
      <article className="card card--plain">
        <Byline article={article} />
        <div className="card__text">
          <h3 className="card__title" lang={article.headline ? lang(article.language) : undefined}>
            <PageLink to={articlePage(article._id)}>
              {article.headline || say("An article without a headline")}
            </PageLink>
          </h3>
        </div>
        <p className="source-note num">
          {say("Read at {time}", { time: inLagos(Date.parse(reading.readAt)).clock })}
        </p>
      </article>
    </li>
  );
}

function byDay(newestFirst: readonly Reading[], dates: Dates | undefined): [string, Reading[]][] {
  return [...groupByKey(newestFirst, ({ readAt }) => inLagos(Date.parse(readAt), dates).long)];
}

async function clear(say: Words["say"]): Promise<void> {
  if (!window.confirm(say("Forget all stories that were read here?"))) return;
  await clearStores(["readHistory"]).then(
    () => toast(say("Done.")),
    (error) => showWriteFailure("Nothing was cleared.", error),
  );
}

/** Null until they are known. */
function useReadings(): readonly Reading[] | null {
  const [history, setHistory] = useState<readonly Reading[] | null>(null);
  useEffect(() => {
    const refresh = () =>
      void readings(MAX_READINGS).then(
        (rows) => setHistory(validRows(rows, readingOf)),
        () => setHistory([]),
      );
    refresh();
    return onChange(["storageChanged"], refresh);
  }, []);
  return history;
}
