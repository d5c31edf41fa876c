import { useEffect, useState } from "react";
import { apiBaseFor } from "#ask/ask.ts";
import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { InfoStyles } from "#features/info/panels/InfoStyles.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Section } from "#ui/Section.tsx";
import { toast } from "#ui/toasts/toast.ts";

/** The nine feeds, as shown; the names are paths below the API's base. */
const feeds = [
  { name: "/rss", label: "All articles" },
  { name: "/rss/politics", label: "Politics" },
  { name: "/rss/business", label: "Business" },
  { name: "/rss/sports", label: "Sports" },
  { name: "/rss/entertainment", label: "Entertainment" },
  { name: "/rss/technology", label: "Technology" },
  { name: "/rss/health", label: "Health" },
  { name: "/rss/lifestyle", label: "Lifestyle" },
  { name: "/rss/news", label: "General News" },
] as const;

const feedReaders = [
  {
    name: "Feedly",
    address: "https://feedly.com",
    description: "In the browser and on any phone; free for up to 100 feeds.",
  },
  {
    name: "Inoreader",
    address: "https://www.inoreader.com",
    description: "For many feeds: rules, search, newsletters in one place.",
  },
  {
    name: "Feeder",
    address: "https://github.com/spacecowboy/Feeder",
    description: "For Android: free, open source, no account, works offline.",
  },
  {
    name: "NetNewsWire",
    address: "https://netnewswire.com",
    description: "For iPhone, iPad and Mac: free, open source, fast.",
  },
] as const;

const COPIED_MS = 2000;

function FeedList() {
  const base = useFeedBase();
  return (
    <ul className="feeds">
      {feeds.map(({ name, label }, at) => (
        <li key={name} className="feeds__one">
          <p id={`feed-${at}`}>
            <strong>{label}</strong>
            <code>{name}</code>
          </p>
          <CopyButton address={base + name} describedBy={`feed-${at}`} />
          <a
            className="btn"
            href={base + name}
            target="_blank"
            rel="noopener"
            aria-describedby={`feed-${at}`}
          >
            Open
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The API's base address for this site; it may be on another host. */
function useFeedBase(): string {
  const { siteUrl, apiBase } = useRootData().settings;
  return apiBaseFor(siteUrl === "" ? "" : new URL(siteUrl).hostname, apiBase);
}

function CopyButton({ address, describedBy }: { address: string; describedBy: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    const url = new URL(address, window.location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      setCopied((times) => times + 1);
    } catch {
      toast(`Please copy it by hand: ${url}`);
    }
  }
  return (
    <button className="btn" type="button" aria-describedby={describedBy} onClick={copy}>
      {copied > 0 ? "Copied!" : "Copy URL"}
    </button>
  );
}

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
