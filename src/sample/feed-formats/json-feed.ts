import type { Feed } from "./feed.ts";
import { paragraphs } from "./xml.ts";

export function writeJsonFeed(feed: Feed): string {
  const { paper } = feed;
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: paper.name,
    description: `News from ${paper.place}. An invented newspaper.`,
    home_page_url: feed.home,
    feed_url: feed.self,
    language: paper.language,
    items: feed.entries.map(({ article, link, guid, picture }) => ({
      id: guid,
      url: link,
      title: article.headline,
      summary: article.summary,
      content_html:
        (paper.feedOptions.pictures === "img" && picture ? `<img src="${picture}" alt="">` : "") +
        paragraphs(article.paragraphs),
      ...(paper.feedOptions.pictures === "media" && picture ? { image: picture } : {}),
      date_published: article.publishedAt.toISOString(),
      ...(paper.feedOptions.withoutCategories ? {} : { tags: [article.category] }),
    })),
  });
}
