import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { still } from "#site/data/page.ts";
import { ContactLink } from "#site/info/ContactLink.tsx";
import { infoMeta } from "#site/info/info-meta.ts";
import { TextPage } from "#site/info/TextPage.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";

export const loader = still.loader;
export const clientLoader = still.clientLoader;
export const meta = infoMeta(
  "About",
  "What Naija Gist is, how it chooses, and what it never does.",
  pages.about,
);

export default function About() {
  return (
    <TextPage
      title="About"
      says={`${product.name} reads Nigeria's newspapers and shows each story once, with everybody who tells it.`}
    >
      <h2>What it does</h2>
      <p>
        Many papers tell the same story. We collect their headlines and summaries as they publish them, put
        together what belongs together, and show you the story once: who told it first, who tells it too, and
        how it went on. To read it in full you go to the paper that wrote it.
      </p>
      <p>
        Beside the news stand the markets, the naira, the weather, the Nigeria league with its table and
        forecasts, films, music and events; and every morning at 7:00 AM the{" "}
        <PageLink className="link" to={pages.dailyBrief}>
          Daily Brief
        </PageLink>
        .
      </p>
      <h2>How it chooses</h2>
      <p>
        No editor ranks the front page, and no paper can pay for a place. What many papers tell, and what is
        new, stands higher. Trending topics are found by counting how fast the papers take up a name or a
        matter; each one says why it is there. You can see which papers we read, and whether their feeds work,
        on the{" "}
        <PageLink className="link" to={pages.publishers}>
          publishers' page
        </PageLink>
        .
      </p>
      <h2>What the machine does</h2>
      <p>
        Programs sort the articles into categories, recognise that two of them are one story, and name the
        topics. They write no news: each headline and each summary is a newspaper's own. Programs err. Where
        two stories stand as one, or an article in the wrong category, please{" "}
        <PageLink className="link" to={pages.feedback}>
          tell us
        </PageLink>
        .
      </p>
      <h2>What it never does</h2>
      <ul>
        <li>
          It asks for no account and has none to offer: whatever you follow or save stays in your browser.
        </li>
        <li>It does not copy a paper's article.</li>
        <li>It loads nothing of an advertiser before you have allowed it.</li>
        <li>It does not waste your data: with data saver a page weighs less than one photograph.</li>
      </ul>
      <h2>Built with</h2>
      <p>
        AI, automation and open data. The sources of each figure stand beside it. The whole is in beta (
        {product.version}): things change, and what is broken gets mended. Write to <ContactLink />.
      </p>
    </TextPage>
  );
}
