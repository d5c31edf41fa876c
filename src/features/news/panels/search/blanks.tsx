import { useAnswer } from "#ask/answers.ts";
import { maxSearchLength, pages, searchPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { forgetSearch, useSearches } from "#device/stores/searches.ts";
import { useRails } from "#features/news/panels/rails/use-rails.ts";
import { topicsOf } from "#features/news/panels/rails/visible.ts";
import { StorageRefusal } from "#ui/empty/DeviceEmpty.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { passFocusOn } from "#ui/frame/pass-focus.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { SearchStyles } from "#ui/styles/SearchStyles.tsx";
import { useWords } from "#words/words.ts";

/** Shown before anything is typed: this device's recent searches, and current topics. */
export function NothingTyped() {
  return (
    <div className="blank">
      <SearchStyles />
      <div className="blank__recent">
        <RecentSearches />
      </div>
      <TrendingChips />
    </div>
  );
}

export function TooLong() {
  const { say } = useWords();
  return (
    <p>{say("A search may have at most {most} characters. Please shorten it.", { most: maxSearchLength })}</p>
  );
}

export function NothingFound() {
  const { say } = useWords();
  return (
    <>
      <p>{say("No story contains these words. Try fewer or other words, or a longer period.")}</p>
      <OnwardLinks />
      <TrendingChips />
    </>
  );
}

function RecentSearches() {
  const { say } = useWords();
  const recent = useSearches();
  if (recent.length === 0) return <StorageRefusal />;
  return (
    <Section title={say("Recent searches")} subtitle={say("Kept on this device only")}>
      <ul>
        {recent.map(({ query }) => (
          <li className="drawer__row" key={query}>
            <PageLink className="menu__item" to={searchPage(query)}>
              {query}
            </PageLink>
            <button
              className="icon-btn"
              type="button"
              aria-label={say('Forget "{q}"', { q: query })}
              onClick={({ currentTarget }) => {
                passFocusOn(currentTarget);
                forgetSearch(query).catch((error) =>
                  showWriteFailure("The search could not be removed.", error),
                );
              }}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TrendingChips() {
  const { lang, language: pageLanguage, say } = useWords();
  const { topics } = useRails();
  const { answer } = useAnswer(
    api.news.topics,
    topics ? null : { limit: 5, language: listLanguage(pageLanguage) },
  );
  return (
    <Section title={say("Talked about now")}>
      <div className="chips">
        {(topics ?? topicsOf(answer ?? {})).map(({ topic, language }) => (
          <PageLink
            className="chip"
            key={topic}
            to={searchPage(topic)}
            lang={lang(language)}
            data-paper=""
            data-words=""
          >
            {topic}
          </PageLink>
        ))}
        <PageLink className="chip" to={pages.hotTopics}>
          {say("All topics")}
        </PageLink>
      </div>
    </Section>
  );
}
