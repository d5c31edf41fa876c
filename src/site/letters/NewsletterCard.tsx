import { pages } from "#contracts/addresses.ts";
import { PageLink } from "#site/ui/PageLink.tsx";

/** Stands for the sign-up until the letters' own card is built. */
export function NewsletterCard() {
  return (
    <section className="letter" aria-labelledby="letter">
      <svg className="adire" aria-hidden="true">
        <rect width="100%" height="16" fill="url(#adire)" />
      </svg>
      <div className="letter__body">
        <h2 className="letter__title" id="letter">
          Daily Brief
        </h2>
        <p className="letter__text">The day in seven topics, every morning at 7:00 AM.</p>
        <PageLink className="btn btn--brand" to={pages.newsletter}>
          Get the Daily Brief
        </PageLink>
      </div>
    </section>
  );
}
