import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ConsentButton } from "#site/analytics/ConsentButton.tsx";
import { still } from "#site/data/page.ts";
import { ContactLink } from "#site/info/ContactLink.tsx";
import { infoMeta } from "#site/info/info-meta.ts";
import { TextPage } from "#site/info/TextPage.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";

export const loader = still.loader;
export const clientLoader = still.clientLoader;
export const meta = infoMeta("Privacy", "What we keep, what stays with you, and your rights.", pages.privacy);

export default function Privacy() {
  return (
    <TextPage
      title="Privacy"
      says="In short: you read here without an account, what you save stays in your browser, and we know you only if you write to us or subscribe."
      asOf="November 2026"
    >
      <p>
        This notice follows the Nigeria Data Protection Act 2023 (NDPA). Responsible for your data is the
        operator of {product.name}, reached at <ContactLink subject="Privacy" />.
      </p>
      <OnYourDevice />
      <WithUs />
      <ByConsent />
      <YourRights />
    </TextPage>
  );
}

function OnYourDevice() {
  return (
    <>
      <h2>What stays on your device</h2>
      <p>
        Bookmarks, followed papers, topics, stories, clubs and searches, what you read and searched, when you
        last opened a story, settings, the theme, your answer to the cookie question and when you dismissed a
        banner are kept in your browser's own storage. We do not receive them, with two exceptions: to show
        you only followed papers, or what is new in what you follow, its name travels with that one request;
        and the page of what is new asks for the stories that you have opened, as opening them again would.
        Neither is kept. You can see, export and delete all of it under{" "}
        <PageLink className="link" to={pages.settings}>
          Settings
        </PageLink>
        . The site sets no cookies.
      </p>
    </>
  );
}

function WithUs() {
  return (
    <>
      <h2>What reaches us</h2>
      <h3>Reading</h3>
      <p>
        Like every server ours sees the network address that a request comes from. It is needed to answer, and
        to keep one sender from flooding the forms; for that a scrambled form of it that changes daily is kept
        for at most one day. Views of an article are counted as a number, without knowing whose. For the
        weather your city is found from a shortened form of the address, asked of a place service, remembered
        for a day and never written down; you can name a city yourself instead.
      </p>
      <h3>The Daily Brief</h3>
      <p>
        If you subscribe we keep your e-mail address, when you agreed and to which words, and which letters
        were sent to you in the last 30 days, so that none comes twice. The ground is your consent (NDPA
        section 25); you take it back with one press in any letter. A month after you have left, your address
        is erased; a sign-up that was never confirmed likewise. An address that letters cannot reach gets none
        until you sign up again, and is erased when you ask us to. Letters hold no pixel that tells us whether
        you opened them.
      </p>
      <h3>News that comes to you</h3>
      <p>
        If you switch on notices in the settings, we keep the address that your browser's maker gave your
        browser for this, the keys with which messages are encrypted for it alone, and which of three channels
        you take: breaking news, the Daily Brief, the league. We do not know who you are, and what you follow
        or read stays on your device. It is erased as soon as you switch them off, when the address no longer
        works, and when your browser has not asked for it again for 90 days. The ground is your consent; your
        browser's maker carries the messages and cannot read them.
      </p>
      <h3>Feedback</h3>
      <p>
        Your name, address and message are kept to answer you and to improve the product, until the matter is
        settled or you ask us to erase them.
      </p>
      <h3>Who else sees it</h3>
      <p>
        Whoever runs our server and delivers our mail, bound to our instructions. Nobody buys your data, and
        nobody is given it, unless a Nigerian court orders it. Where a service stands outside Nigeria, we
        choose it so that your data are protected as the NDPA demands.
      </p>
    </>
  );
}

function ByConsent() {
  return (
    <>
      <h2>What needs your consent</h2>
      <p>
        Analytics, ads of a network, and ads that fit what you read come only if you allow them, each for
        itself. Until you choose, all three are off, and no request goes to any third party for them. You can
        change your mind at any time: <ConsentButton />
      </p>
      <p>
        Ads run in a closed frame that can read neither this page nor its storage. Following a link to a
        newspaper or a video brings you to their site and their rules.
      </p>
    </>
  );
}

function YourRights() {
  return (
    <>
      <h2>Your rights</h2>
      <p>Under the NDPA you may at any time, and free of charge:</p>
      <ul>
        <li>know whether we hold data about you, and have a copy, also in a form that a machine reads;</li>
        <li>have them corrected, restricted or erased;</li>
        <li>object to their use, and take back a consent, as easily as you gave it;</li>
        <li>not be subject to a decision made by a machine alone: we make none about persons.</li>
      </ul>
      <p>
        Write to <ContactLink subject="My data" /> from the address in question; we answer within 30 days, as
        a rule within three. You may also complain to the Nigeria Data Protection Commission (NDPC) at{" "}
        <a className="link" href="https://ndpc.gov.ng" rel="noopener">
          ndpc.gov.ng
        </a>
        .
      </p>
      <h2>Children, safety, changes</h2>
      <p>
        The newsletter is not meant for children under 18 without their parents. Data travel encrypted and are
        backed up; should they ever be laid open, we tell the Commission within 72 hours and you without
        delay. When this notice changes in substance, its date changes, and subscribers are told in a letter.
      </p>
    </>
  );
}
