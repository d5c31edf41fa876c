import { useId } from "react";
import { articlePage, editionPage, pages } from "#contracts/addresses.ts";
import { useReadArticles } from "#device/stores/reading.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import type { Front, ShownEdition } from "./front.ts";
import { clockOf, editionTimes } from "./wording.ts";

interface Props extends Pick<Front, "nextAt" | "earlier"> {
  edition: ShownEdition;
}

/** The end of an edition: its time, the time of the next one, and a link to the one before it. */
export function EditionEnd({ edition, nextAt, earlier }: Props) {
  const { say } = useWords();
  const id = useId();
  return (
    <section className="end" aria-labelledby={id}>
      <div>
        <h2 className="end__title" id={id}>
          {say("You are up to date")}
        </h2>
        <p className="end__when num">
          <span>{editionTimes(edition, say)}</span> ·{" "}
          <span>{say("next edition at {time}", { time: clockOf(nextAt) })}</span>
        </p>
        {earlier ? (
          <PageLink className="link" to={editionPage(earlier)}>
            {say("Previous edition")}
          </PageLink>
        ) : null}
      </div>
      <PageLink className="btn" to={pages.newsletter}>
        {say("Get it by email")}
      </PageLink>
      <ul className="end__list">
        {edition.stories.map((story) => (
          <Headline key={story._id} story={story} />
        ))}
      </ul>
      <svg className="adire" aria-hidden="true">
        <rect width="100%" height="16" fill="url(#adire)" />
      </svg>
    </section>
  );
}

/** Struck through once it has been read. */
function Headline({ story }: { story: ShownEdition["stories"][number] }) {
  const { lang, say } = useWords();
  const isRead = useReadArticles().has(story._id);
  return (
    <li data-paper={story.newspaper_name ?? ""}>
      <PageLink
        className={isRead ? "end__one end__one--read" : "end__one"}
        to={articlePage(story._id)}
        lang={lang(story.language)}
        data-words=""
      >
        {story.headline}
        {isRead ? <span className="vh"> ({say("Read")})</span> : null}
      </PageLink>
    </li>
  );
}
