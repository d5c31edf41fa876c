import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ContactLink } from "#features/info/panels/ContactLink.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { TextPage } from "#features/info/panels/TextPage.tsx";
import { ConsentButton } from "#ui/analytics/ConsentButton.tsx";
import { PageLink } from "#ui/PageLink.tsx";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;
export const meta = infoMeta("Privacy", "What we keep, what stays with you, and your rights.", pages.privacy);

export default function Privacy() {
  return (
    <TextPage
      title="Privacy"
      subtitle="In short: you read here without an account, what you save stays in your browser, and we know you only if you write to us or subscribe."
      asOf="November 2026"
    >
      <p>
        This notice follows the Nigeria Data Protection Act 2023 (NDPA). The operator of {product.name} is
        responsible for your data and can be reached at <ContactLink subject="Privacy" />.
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
        Bookmarks, followed papers, states, topics, stories, clubs and searches, what you read and searched,
        when you last opened a story, settings, the theme, your answer to the cookie question, when you
        dismissed a banner, how often you came and how much data you used are kept in your browser's own
        storage, with copies of what you opened. We do not receive them, with three exceptions: to show you
        only followed papers, or what is new in what you follow, its name travels with that one request; the
        page of what is new asks for the stories that you have opened, just as opening them again would; and
        in the data saver, whose pages run no scripts, the state that you follow is part of each address. We
        keep none of it. Under{" "}
        <PageLink className="link" to={pages.settings}>
          Settings
        </PageLink>{" "}
        you can see, export and delete it: an export has the last thousand entries of each history, and no
        copies. What you follow besides papers is removed one by one under{" "}
        <PageLink className="link" to={pages.following}>
          Following
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
        Like every server, ours sees the network address that a request comes from. It is needed to answer,
        and to keep one sender from flooding the forms; for that a scrambled form of it that changes daily is
        kept for at most two days. Views of an article are counted as a number, without knowing whose they
        are. For the weather your city is found by asking a location service for a shortened form of the
        address; it is remembered for a day and never written down. You can choose a city yourself instead.
      </p>
      <h3>The Daily Brief</h3>
      <p>
        If you subscribe we keep your e-mail address, the language of your letters, when you agreed and to
        which words, and which letters were sent to you in the last 30 days, so that none comes twice. The
        legal basis is your consent (NDPA section 25); you can withdraw it with one click in any letter. A
        month after you unsubscribe, your address is erased; so is a sign-up that was never confirmed. An
        address that letters cannot reach gets none until you sign up again, and is erased when you ask us to.
        Letters contain no pixel that tells us whether you opened them.
      </p>
      <h3>News that comes to you</h3>
      <p>
        If you switch on notifications in the settings, we keep the address that your browser's maker gave
        your browser for this, the keys with which messages are encrypted for it alone, and which of three
        channels you take: breaking news, the Daily Brief, the league. We do not know who you are, and what
        you follow or read stays on your device. It is erased as soon as you switch them off, when the address
        no longer works, or when your browser has not renewed it for 90 days. The legal basis is your consent;
        your browser's maker delivers the messages and cannot read them.
      </p>
      <h3>Feedback</h3>
      <p>
        Your name, address and message are kept to answer you and to improve the product, until the matter is
        settled or you ask us to erase them.
      </p>
      <h3>Who else sees it</h3>
      <p>
        Those who run our server and deliver our mail, bound by our instructions. We do not sell your data,
        and give it to nobody unless a Nigerian court orders it. Where a service is outside Nigeria, we choose
        it so that your data is protected as the NDPA requires.
      </p>
    </>
  );
}

function ByConsent() {
  return (
    <>
      <h2>What needs your consent</h2>
      <p>
        Analytics, ads from a network, and ads that match what you read come only if you allow them, each
        separately. Until you choose, all three are off, and no request goes to any third party for them. You
        can change your mind at any time: <ConsentButton />
      </p>
      <p>
        Ads run in a closed frame that can read neither this page nor its storage. A link to a newspaper or a
        video takes you to their site, where their rules apply.
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
        <li>know whether we hold data about you, and have a copy, in a machine-readable form if you wish;</li>
        <li>have it corrected, restricted or erased;</li>
        <li>object to its use, and withdraw consent as easily as you gave it;</li>
        <li>not be subject to a decision made by a machine alone: we make no such decisions about people.</li>
      </ul>
      <p>
        Write to <ContactLink subject="My data" /> from the address in question; we answer within 30 days,
        normally within three. You may also complain to the Nigeria Data Protection Commission (NDPC) at{" "}
        <a className="link" href="https://ndpc.gov.ng" rel="noopener">
          ndpc.gov.ng
        </a>
        .
      </p>
      <h2>Children, safety, changes</h2>
      <p>
        The newsletter is not meant for children under 18 without their parents. Data travels encrypted and is
        backed up; should it ever be exposed, we tell the Commission within 72 hours and you without delay.
        When this notice changes in substance, its date changes, and subscribers are told by letter.
      </p>
    </>
  );
}
