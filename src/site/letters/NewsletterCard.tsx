import { useLocation } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { NewsletterForm } from "./NewsletterForm.tsx";

/** On the newsletter's own page, which has the form in its main column, a line in its place. */
export function NewsletterCard() {
  const { pathname } = useLocation();
  if (pathname.startsWith(pages.newsletter))
    return (
      <Section title="Daily Brief">
        <a className="link" href="#main">
          The form is on this page
        </a>
      </Section>
    );
  return (
    <section className="letter" aria-labelledby="letter">
      <svg className="adire" aria-hidden="true">
        <rect width="100%" height="16" fill="url(#adire)" />
      </svg>
      <div className="letter__body">
        <h2 className="letter__title" id="letter">
          <PageLink to={pages.newsletter}>Daily Brief</PageLink>
        </h2>
        <p className="letter__text">The day in seven topics, every morning at 7:00 AM.</p>
        <NewsletterForm />
      </div>
    </section>
  );
}
