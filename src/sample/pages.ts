import type { SampleArticle } from "./edition.ts";
import { escapeXml, paragraphs } from "./feed-formats/xml.ts";
import type { SamplePaper } from "./papers.ts";
import { picturePath } from "./pictures.ts";

/** The page of an article; it begins with a note that everything in it is invented. */
export function articlePage(paper: SamplePaper, article: SampleArticle): string {
  return page(
    paper,
    article.headline,
    `<p><small>${escapeXml(article.category)} · ${article.publishedAt.toISOString().slice(0, 16).replace("T", " ")} UTC</small></p>
<img src="${picturePath(paper, article)}" alt="" width="960" height="540">
${paragraphs(article.paragraphs)}`,
  );
}

export function frontPage(paper: SamplePaper, articles: readonly SampleArticle[]): string {
  const links = articles
    .slice(0, 30)
    .map(({ path, headline }) => `<li><a href="${path}">${escapeXml(headline)}</a></li>`);
  const { kind, scope, founded } = paper.about ?? {};
  const facts = [paper.place, kind, scope, founded && `founded ${founded}`].filter(Boolean).join(", ");
  const about = `<p lang="en">${escapeXml(facts)}</p>`;
  return page(paper, paper.name, `${about}\n<ul>\n${links.join("\n")}\n</ul>`);
}

function page(paper: SamplePaper, title: string, main: string): string {
  return `<!doctype html>
<html lang="${paper.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeXml(title)} (invented)</title>
<link rel="icon" href="/${paper.id}/favicon.png">
<style>body{font:1.1rem/1.6 Georgia,serif;max-width:40rem;margin:2rem auto;padding:0 1rem}img{max-width:100%;height:auto}.note{padding:.5rem 1rem;background:#efe6d2}</style>
</head>
<body>
<p class="note" lang="en">${escapeXml(paper.name)} is an invented newspaper, and so is everything in it. It belongs to the sample edition.</p>
<h1>${escapeXml(title)}</h1>
${main}
</body>
</html>
`;
}
