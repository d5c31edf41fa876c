import { pages } from "#contracts/addresses.ts";
import { still } from "#site/data/page.ts";
import { ContactLink } from "#site/info/ContactLink.tsx";
import { infoMeta } from "#site/info/info-meta.ts";
import { TextPage } from "#site/info/TextPage.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";

export const loader = still.loader;
export const clientLoader = still.clientLoader;
export const meta = infoMeta("Contact", "How to reach the people behind Naija Gist.", pages.contact);

export default function Contact() {
  return (
    <TextPage
      title="Contact"
      says="A person reads each letter and, as a rule, answers within three working days."
    >
      <h2>Write to us</h2>
      <p>
        <ContactLink />, or use the{" "}
        <PageLink className="link" to={pages.feedback}>
          feedback form
        </PageLink>
        .
      </p>
      <h2>It is quicker with the right subject</h2>
      <dl className="contacts">
        <dt>A mistake on a page</dt>
        <dd>
          Send its address and what is wrong. <ContactLink subject="A mistake on a page" />
        </dd>
        <dt>You publish a newspaper</dt>
        <dd>
          To be added, to be removed, or because your feed shows wrongly.{" "}
          <ContactLink subject="Our newspaper" />
        </dd>
        <dt>An article about you</dt>
        <dd>
          We show what the paper wrote and cannot correct it; please write to the paper first. When it changes
          or removes its article, ours follows. If it is urgent or unlawful, tell us.{" "}
          <ContactLink subject="About me" />
        </dd>
        <dt>Copyright</dt>
        <dd>
          What a notice needs stands on the{" "}
          <PageLink className="link" to={pages.copyright}>
            copyright page
          </PageLink>
          .
        </dd>
        <dt>Your data</dt>
        <dd>
          Copy, correction, erasure. <ContactLink subject="My data" />
        </dd>
        <dt>Advertising and press</dt>
        <dd>
          <ContactLink subject="Advertising" />
        </dd>
        <dt>A security fault</dt>
        <dd>
          Please tell us before anybody else; the address stands in{" "}
          <a className="link" href="/.well-known/security.txt">
            security.txt
          </a>
          .
        </dd>
      </dl>
    </TextPage>
  );
}
