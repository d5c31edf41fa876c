import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ContactLink } from "#features/info/panels/ContactLink.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { TextPage } from "#features/info/panels/TextPage.tsx";
import { PageLink } from "#ui/PageLink.tsx";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;
export const meta = infoMeta(
  "About",
  "What Naija Gist is, how it chooses, and what it never does.",
  pages.about,
);

export default function About() {
  return (
    <TextPage
      title="About"
      subtitle={`${product.name} reads Nigeria's newspapers and shows each story once, with every paper that reports it.`}
    >
      <h2>What it does</h2>
      <p>
        Many papers report the same story. We collect their headlines and summaries as they are published,
        group the articles that belong together, and show you the story once: who had it first, who else
        reports it, and what happened next. To read an article in full you go to the paper that wrote it.
      </p>
      <p>
        Beside the news you find the markets, the naira, the weather, the Nigeria league with its table and
        forecasts, films, music and events; and every morning at 7:00 AM the{" "}
        <PageLink className="link" to={pages.dailyBrief}>
          Daily Brief
        </PageLink>
        .
      </p>
      <h2>How it chooses</h2>
      <p>
        Programs rank the front page: what is new, and what many papers report, stands higher. An editor can
        take a story out or move it. No paper can pay for a place. Trending topics are found by counting how
        fast the papers take up a name or a subject; each one says why it is there. You can see which papers
        we read, and whether their feeds work, on the{" "}
        <PageLink className="link" to={pages.publishers}>
          publishers' page
        </PageLink>
        .
      </p>
      <h2>What the machine does</h2>
      <p>
        Programs sort the articles into categories, recognise when two of them are about one story, and name
        the topics. They write no news: each headline and each summary is a newspaper's own. Programs make
        mistakes. If two stories are shown as one, or an article is in the wrong category, please{" "}
        <PageLink className="link" to={pages.feedback}>
          tell us
        </PageLink>
        .
      </p>
      <h2>What it never does</h2>
      <ul>
        <li>It asks for no account: whatever you follow or save stays in your browser.</li>
        <li>It does not republish a paper's article.</li>
        <li>It loads nothing from an advertiser before you allow it.</li>
        <li>It does not waste your data: with the data saver on, a page weighs less than one photograph.</li>
      </ul>
      <h2>Built with</h2>
      <p>
        AI, automation and open data. Each figure names its source. The site is in beta ({product.version}):
        things change, and what breaks is mended. Write to <ContactLink />.
      </p>
    </TextPage>
  );
}
