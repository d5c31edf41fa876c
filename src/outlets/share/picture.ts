import sharp from "sharp";
import type { Ask } from "#contracts/every.ts";
import { drawCoverage } from "./draw.ts";

export type Shared = "article" | "story";

/** What a shared link shows. Without such an article or story the asking throws. */
export async function sharePicture(ask: Ask, shared: Shared, id: string): Promise<Buffer> {
  const svg = shared === "article" ? await ofArticle(ask, id) : await ofStory(ask, id);
  // Few flat colours: a palette holds them all in a few kilobytes.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}

async function ofArticle(ask: Ask, id: string): Promise<string> {
  const { article, story } = await ask("GET /articles/{id}", { id });
  const told = story?.tellings.map(({ published_at }) => published_at) ?? [article.published_at];
  return drawCoverage({ category: article.category, told, here: told.indexOf(article.published_at) });
}

async function ofStory(ask: Ask, id: string): Promise<string> {
  const { story } = await ask("GET /stories/{id}", { id });
  const told = story.tellings.map(({ published_at }) => published_at);
  return drawCoverage({ category: story.category, told, here: 0 });
}
