import { articlePage, storyPage, topicPage } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import type { Article } from "#features/news/contract/news.ts";
import { orNone } from "#platform/outlet.ts";
import { embedHtml, embedLink, embedNote } from "#platform/text/embed.ts";
import { escapeXml } from "#platform/text/xml.ts";
import { lagosMinute } from "#platform/time.ts";

/** The most that a frame 360 pixels high shows. */
const MOST = 6;

export interface EmbedDeps {
  readonly ask: Ask;
  readonly siteUrl: string;
  readonly language: Language;
}

interface Line {
  readonly id: string;
  readonly headline: string;
  readonly language: string;
  readonly paper: string;
  readonly at: string;
}

/** A story for framing in other people's pages: how each paper first told it, earliest first. */
export async function storyEmbed({ ask, ...site }: EmbedDeps, id: string): Promise<string> {
  const answer = await ask(api.news.story, { id }).catch(orNone);
  if (answer === null) return nothing(site);
  const { _id, headline, language, tellings } = answer.story;
  const lines = tellings
    .filter((one, at) => tellings.findIndex(({ paper }) => paper.id === one.paper.id) === at)
    .map(({ article_id, paper, published_at, ...said }) => ({
      ...{ id: article_id, headline: said.headline, language: said.language },
      ...{ paper: paper.name, at: published_at },
    }));
  return framed({ address: storyPage(_id), title: headline, titleLanguage: language, lines, ...site });
}

/** A topic's newest articles. */
export async function topicEmbed({ ask, ...site }: EmbedDeps, id: string): Promise<string> {
  const answer = await ask(api.news.topic, { id }).catch(orNone);
  if (answer === null) return nothing(site);
  const { topic } = answer;
  const lines = topic.articles.map((article: Article) => ({
    ...{ id: article._id, headline: article.headline, language: article.language },
    ...{ paper: article.newspaper_name ?? "", at: article.published_at },
  }));
  return framed({
    address: topicPage(topic),
    title: topic.topic,
    titleLanguage: topic.language,
    lines,
    ...site,
  });
}

interface Framed extends Omit<EmbedDeps, "ask"> {
  readonly address: string;
  readonly title: string;
  readonly titleLanguage: string;
  readonly lines: readonly Line[];
}

function framed({ siteUrl, language, address, title, titleLanguage, lines }: Framed): string {
  const at = (path: string) => siteUrl + inLanguage(language, path);
  const items = lines
    .slice(0, MOST)
    .map(
      (line) =>
        `<li>${embedLink(at(articlePage(line.id)), line.headline, line.language)}<br>` +
        `<small>${escapeXml(line.paper)}, <time datetime="${line.at}">${lagosMinute(new Date(line.at))}</time></small>`,
    );
  return embedHtml({
    ...{ language, title },
    body: `<h1>${embedLink(at(address), title, titleLanguage)}</h1><ul>${items.join("")}</ul>${embedNote(embedLink(at("/"), product.name))}`,
  });
}

/**
 * What a frame shows if its story or topic was withdrawn or never existed, instead of a browser's error in somebody's
 * page.
 */
function nothing({ siteUrl, language }: Omit<EmbedDeps, "ask">): string {
  const link = embedLink(siteUrl + inLanguage(language, "/"), product.name);
  return embedHtml({ language, title: product.name, body: embedNote(link) });
}
