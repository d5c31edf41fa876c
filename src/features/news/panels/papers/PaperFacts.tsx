import { Ago } from "#ui/Ago.tsx";
import { languageNames } from "#ui/language-names.ts";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { useWords } from "#words/words.ts";
import { FeedState } from "./FeedState.tsx";
import type { ShownPaper } from "./paper-page.ts";

/** What is known of a paper, each fact with the page that states it, and whether its feeds answer. */
export function PaperFacts({ paper }: { paper: ShownPaper }) {
  const { say } = useWords();
  const nameOf = (fact: string) => {
    if (fact === "city") return say("City");
    if (fact === "kind") return say("Kind of paper");
    return fact === "scope" ? say("What it covers") : say("Founded");
  };
  return (
    <Section title={say("About this paper")}>
      <dl className="named__facts">
        {paper.about.map(({ fact, value, source }) => (
          <div key={fact}>
            <dt>{nameOf(fact)}</dt>
            <dd>
              {fact === "kind" || fact === "scope" ? <Label text={value} /> : value}{" "}
              <a className="link source-note" href={source} target="_blank" rel="noopener">
                {say("Source: {site}", { site: new URL(source).hostname })}
                <span className="vh"> {say("(opens in a new tab)")}</span>
              </a>
            </dd>
          </div>
        ))}
        <div>
          <dt>{say("Language")}</dt>
          <dd>{languageNames[paper.language] ?? paper.language}</dd>
        </div>
        <div>
          <dt>{say("Latest article")}</dt>
          <dd>{paper.lastArticleAt ? <Ago time={paper.lastArticleAt} /> : say("No article yet")}</dd>
        </div>
        <div>
          <dt>{say("Its feeds")}</dt>
          <dd>
            {paper.active ? (
              paper.feeds.map((feed) => (
                <FeedState key={feed.url} state={feed.state} failure={feed.failure} />
              ))
            ) : (
              <p>{say("This paper is not collected any more.")}</p>
            )}
          </dd>
        </div>
      </dl>
    </Section>
  );
}
