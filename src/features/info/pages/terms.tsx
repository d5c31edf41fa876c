import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ContactLink } from "#features/info/panels/ContactLink.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { TextPage } from "#features/info/panels/TextPage.tsx";
import { PageLink } from "#ui/PageLink.tsx";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;
export const meta = infoMeta("Terms", "What you may expect of us, and what we ask of you.", pages.terms);

export default function Terms() {
  return (
    <TextPage
      title="Terms"
      subtitle="What you may expect of us, and what we ask of you."
      asOf="November 2026"
    >
      <h2>What this is</h2>
      <p>
        {product.name} is a free service that collects headlines and summaries of Nigerian newspapers, adds
        figures from named sources, and leads you to the originals. By using it you accept these terms. If you
        do not accept them, please do not use it.
      </p>
      <h2>What you may do</h2>
      <ul>
        <li>Read, search, save and share links, for yourself or at work.</li>
        <li>
          Use our feeds and our{" "}
          <PageLink className="link" to={pages.developers}>
            API
          </PageLink>{" "}
          in your own programs and pages, if you name {product.name} and the newspaper, and keep to the limits
          stated there.
        </li>
      </ul>
      <h2>What we ask you not to do</h2>
      <ul>
        <li>Republish headlines, summaries or pictures in bulk: they belong to the newspapers.</li>
        <li>
          Overload the service, get round its limits, or probe it for security flaws except to report them to
          us.
        </li>
        <li>Sign up addresses that are not yours, or use the forms to advertise.</li>
        <li>Present the sample edition's invented stories as news.</li>
      </ul>
      <h2>What we promise, and what we do not</h2>
      <p>
        We run the service with care, but it is in beta and free: it may be interrupted, changed or ended, and
        its sorting is done by programs that make mistakes. We are liable for intent and gross negligence, and
        wherever the law, such as the Federal Competition and Consumer Protection Act 2018, does not allow
        liability to be excluded; beyond that we are not liable for losses from relying on what is shown here.
        See the{" "}
        <PageLink className="link" to={pages.disclaimer}>
          disclaimer
        </PageLink>
        .
      </p>
      <h2>The newsletter</h2>
      <p>The Daily Brief is free and can be ended at any time with one click in any letter.</p>
      <h2>Law</h2>
      <p>
        The law of the Federal Republic of Nigeria applies. Before you go to court, write to <ContactLink />:
        most things can be settled in a letter. If one of these terms is invalid, the others remain in force.
      </p>
    </TextPage>
  );
}
