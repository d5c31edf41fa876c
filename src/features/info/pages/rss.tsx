import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { FeedList } from "#features/info/panels/FeedList.tsx";
import { feedReaders, feeds } from "#features/info/panels/feeds.ts";
import { InfoStyles } from "#features/info/panels/InfoStyles.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;

const described = infoMeta("RSS feeds", "Nine feeds of Nigerian news for your own reader.", pages.rss);

/** A feed reader that is given this page finds the feeds; the first is linked on every page. */
export function meta(args: Parameters<typeof described>[0]) {
  const alternates = feeds.slice(1).map(({ name, label }) => ({
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: label,
    href: `/api${name}`,
  }));
  return [...described(args), ...alternates];
}

export default function Rss() {
  return (
    <PlainPage
      title="RSS feeds"
      subtitle="Take the news into your own reader: no account, no algorithm, very little data. Copy a feed's address and add it there."
    >
      <InfoStyles />
      <Section title="Nine feeds">
        <FeedList />
      </Section>
      <Section title="Recommended readers">
        <ul className="readers">
          {feedReaders.map(({ name, address, description }) => (
            <li key={name} className="readers__one">
              <a className="link" href={address} rel="noopener">
                {name}
              </a>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="More feeds">
        <p className="prose">
          Each paper, state, topic and search has a feed of its own: look for the RSS link on its page. There
          are feeds of the{" "}
          <a className="link" href="/api/rss/hot-topics">
            trending topics
          </a>
          , of the{" "}
          <a className="link" href="/api/rss/brief">
            Daily Brief
          </a>{" "}
          and of the{" "}
          <a className="link" href="/api/rss/league">
            Nigeria League
          </a>
          . With <code>.json</code> after its address a feed comes as JSON Feed. Developers find more on the{" "}
          <PageLink className="link" to={pages.developers}>
            developers' page
          </PageLink>
          .
        </p>
      </Section>
    </PlainPage>
  );
}
