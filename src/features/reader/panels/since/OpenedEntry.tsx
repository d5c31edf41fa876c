import { articlePage, storyPage } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { clockOrDayAndClock, dayAndClock, fullTime } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import type { OpenedStory } from "./ask-news-since-visit.ts";

/** A story that the reader has opened, with the texts that came afterwards, earliest first. */
export function OpenedEntry({ story: { id, headline, lang, seenAt, texts } }: { story: OpenedStory }) {
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
