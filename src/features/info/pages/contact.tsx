import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { ContactLink } from "#features/info/panels/ContactLink.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { TextPage } from "#features/info/panels/TextPage.tsx";
import { PageLink } from "#ui/PageLink.tsx";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;
export const meta = infoMeta("Contact", "How to reach the people behind Naija Gist.", pages.contact);

export default function Contact() {
  return (
    <TextPage
      title="Contact"
      subtitle="A person reads every message and normally answers within three working days."
    >
      <h2>Write to us</h2>
      <p>
        <ContactLink />, or use the{" "}
        <PageLink className="link" to={pages.feedback}>
          feedback form
        </PageLink>
        .
      </p>
      <h2>The right subject line gets a quicker answer</h2>
      <dl className="contacts">
        <dt>A mistake on a page</dt>
        <dd>
          Send us the page's address and say what is wrong. <ContactLink subject="A mistake on a page" />
        </dd>
        <dt>You publish a newspaper</dt>
        <dd>
          To be added, to be removed, or because your feed is shown wrongly.{" "}
          <ContactLink subject="Our newspaper" />
        </dd>
        <dt>An article about you</dt>
        <dd>
          We show what the paper wrote and cannot correct it; please write to the paper first. When it changes
          or removes its article, our page follows. If the matter is urgent or the article unlawful, tell us.{" "}
          <ContactLink subject="About me" />
        </dd>
        <dt>Copyright</dt>
        <dd>
          What a notice must contain is on the{" "}
          <PageLink className="link" to={pages.copyright}>
            copyright page
          </PageLink>
          .
        </dd>
        <dt>Your data</dt>
        <dd>
          To have a copy, a correction or erasure. <ContactLink subject="My data" />
        </dd>
        <dt>Advertising and press</dt>
        <dd>
          <ContactLink subject="Advertising" />
        </dd>
        <dt>A security flaw</dt>
        <dd>
          Please tell us before anybody else; the address is in{" "}
          <a className="link" href="/.well-known/security.txt">
            security.txt
          </a>
          .
        </dd>
      </dl>
    </TextPage>
  );
}
