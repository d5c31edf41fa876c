import { useLocation } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import { NewsletterForm } from "./NewsletterForm.tsx";

/**
 * The newsletter form. On the newsletter's own page, which has the form in its main column, the card is one line; on
 * the pages for confirming or unsubscribing it is a link.
 */
export function NewsletterCard() {
  const { say } = useWords();
  const { pathname } = useLocation();
  if (pathname.startsWith(pages.newsletter))
    return (
      <Section title={say("Daily Brief")}>
        {pathname === pages.newsletter ? (
          <a className="link" href="#main">
            {say("The form is on this page")}
          </a>
        ) : (
          <PageLink className="link" to={pages.newsletter}>
            {say("Newsletter")}
          </PageLink>
        )}
      </Section>
    );
  return (
    <section className="letter" aria-labelledby="letter">
      <svg className="adire" aria-hidden="true">
        <rect width="100%" height="16" fill="url(#adire)" />
      </svg>
      <div className="letter__body">
        <h2 className="letter__title" id="letter">
          <PageLink to={pages.newsletter}>{say("Daily Brief")}</PageLink>
        </h2>
        <p className="letter__text">{say("The day in seven topics, every morning at 7:00 AM.")}</p>
        <NewsletterForm />
      </div>
    </section>
  );
}
