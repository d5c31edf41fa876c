import { useAnswer } from "#ask/answers.ts";
import { articlePage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { PaperName } from "#features/news/panels/cards/PaperName.tsx";
import { useEditionStoryKeys } from "#features/news/panels/edition/use-edition-story-keys.ts";
import { record } from "#ui/analytics/record.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { Section } from "#ui/Section.tsx";
import { Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { EmptyRail } from "./EmptyRail.tsx";
import { RailFold } from "./RailFold.tsx";
import { type Pick, picksOf } from "./visible.ts";

interface PicksCardProps {
  serverPicks: Pick[] | null;
  section: string;
}

export function PicksCard({ serverPicks, section }: PicksCardProps) {
  const { lang, language: pageLanguage, say } = useWords();
  const { answer, failed } = useAnswer(
    api.news.homepage,
    serverPicks ? null : { language: listLanguage(pageLanguage) },
  );
  const picks = serverPicks ?? (failed ? [] : answer && picksOf(answer));
  const above = useEditionStoryKeys();
  return (
    <Section title={say("Editor's Picks")} subtitle={say("Curated selections")}>
      {picks === null ? <Skeleton lines={9} /> : null}
      {picks?.length === 0 ? (
        <EmptyRail failed={failed !== null} none="Nothing stands out yet. Come back in an hour." />
      ) : null}
      {picks?.length ? (
        <ul>
          {picks.map(({ _id, title, description, language, source, source_language, favicon_url, story }) => (
            <li className="pick" key={_id} data-paper={source}>
              <PageLink
                className={above.has(story) ? "pick__title above" : "pick__title"}
                to={articlePage(_id)}
                lang={lang(language)}
                data-words=""
                onClick={() => record("editor_pick_click", { title, source, section })}
              >
                {title}
              </PageLink>
              <p
                className={above.has(story) ? "pick__desc above" : "pick__desc"}
                lang={lang(language)}
                data-words=""
              >
                {description}
              </p>
              <p className="pick__note">
                <PaperMark name={source} favicon={favicon_url} />
                <PaperName name={source} lang={lang(source_language)} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <RailFold entries={picks?.length} />
    </Section>
  );
}
