import { PaperName } from "#features/news/panels/cards/PaperName.tsx";
import { FollowButton } from "#features/news/panels/story/FollowButton.tsx";
import { Ago } from "#ui/Ago.tsx";
import { Icon } from "#ui/Icon.tsx";
import { langOf } from "#ui/lang.ts";
import { languageNames } from "#ui/language-names.ts";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Label } from "#ui/sentences/Label.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { useWords } from "#words/words.ts";
import { FeedState } from "./FeedState.tsx";

export interface Publisher {
  id: string;
  name: string;
  homepage: string;
  favicon_url: string | null;
  language: string;
  nameLanguage: string;
  active: boolean;
  lastArticleAt: string | null;
  today: number;
  /** "government-owned" or "public broadcaster"; null if neither is known. */
  owner: string | null;
  about: readonly { fact: string; value: string; source: string }[];
  feeds: readonly { state: string; since: string | null; failure: string | null }[];
}

/** A paper with its latest story, today's count and the state of its feeds. */
export function PublisherEntry({ paper }: { paper: Publisher }) {
  const { lite } = useRootData();
  const { lang, say } = useWords();
  return (
    <li className="publisher">
      <PaperMark name={paper.name} favicon={paper.favicon_url} />
      <div className="publisher__who">
        <h2 className="publisher__name">
          <PaperName id={paper.id} name={paper.name} lang={lang(langOf(paper.nameLanguage))} />{" "}
          <a
            className="link source-note"
            href={paper.homepage}
            target="_blank"
            rel="noopener"
            aria-label={`${paper.name}: ${say("Its own site")} ${say("(opens in a new tab)")}`}
          >
            {say("Its own site")} <Icon name="external" small />
          </a>
        </h2>
        <p className="source-note num">
          {paper.owner ? (
            <>
              <Label text={paper.owner} /> ·{" "}
            </>
          ) : null}
          {paper.lastArticleAt ? (
            <ReplacePart
              text={say("Last article {time}, {today} today", { today: paper.today })}
              part="{time}"
            >
              <Ago time={paper.lastArticleAt} />
            </ReplacePart>
          ) : (
            say("No article yet")
          )}
          {paper.language === "en"
            ? null
            : `, ${say("in {language}", { language: languageNames[paper.language] ?? paper.language })}`}
        </p>
        {paper.about.length > 0 ? <About facts={paper.about} /> : null}
        {paper.feeds.map(({ state, failure }) => (
          <FeedState key={state} state={state} failure={failure} />
        ))}
      </div>
      {lite ? null : <FollowButton publisher={paper.name} />}
    </li>
  );
}

/** Facts about the paper, only those that a page states, with links to those pages. */
function About({ facts }: { facts: Publisher["about"] }) {
  const { say, translate } = useWords();
  const sources = [...new Set(facts.map(({ source }) => source))];
  return (
    <details className="fold">
      <summary>{say("About this paper")}</summary>
      <p className="source-note">
        <span>
          {facts
            .map(({ fact, value }) => {
              if (fact === "founded") return say("founded {year}", { year: value });
              // A city is a name: no word of ours.
              return fact === "city" ? value : translate(value).text;
            })
            .join(", ")}
          .
        </span>{" "}
        {sources.map((source) => (
          <a className="link" href={source} key={source} target="_blank" rel="noopener">
            {say("Source: {site}", { site: new URL(source).hostname })}
            <span className="vh"> {say("(opens in a new tab)")}</span>
          </a>
        ))}
      </p>
    </details>
  );
}
