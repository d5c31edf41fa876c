import type { BriefLinks } from "#features/letters/contract/letters.ts";

/** The addresses of a Daily Brief of an English reader. */
export const briefLinks: BriefLinks = {
  language: "en",
  siteName: "Naija Gist",
  site: "https://gist.example",
  brief: "https://gist.example/daily-brief/2026-11-21",
  unsubscribe: "https://gist.example/newsletter/unsubscribe/u1",
  contact: "hello@gist.example",
  picture: (path) => `https://gist.example${path}?w=960`,
  article: (id) => `https://gist.example/article/${id}`,
};
