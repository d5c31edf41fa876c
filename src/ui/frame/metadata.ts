import { rssAddress, withLanguage } from "#contracts/addresses.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import { isTranslated } from "#contracts/translated-pages.ts";
import type { RootData } from "#ui/root-data.ts";
import { wordsOf } from "#words/of-language.ts";
import { english, type Words } from "#words/words.ts";

interface Described {
  title: string;
  description?: string;
  /**
   * The description in other languages, made of sentences that the page shows anyway: text that only robots read must
   * not cost bytes.
   */
  descriptionElsewhere?: string;
  /** The path that all variants of the page share. */
  path: string;
  image?: string | null;
  kind?: "website" | "article";
  noindex?: boolean;
  /** The language of an article's or a story's text; undefined for English. */
  textLanguage?: string | undefined;
  /** Its own feed: "/place/kaduna". */
  feed?: string;
  /** What it is, for search engines; from its address and picture if it names them. */
  jsonLd?: object | ((page: PlacedPage) => object);
}

/** Absolute addresses. */
interface PlacedPage {
  readonly address: string;
  readonly image: string;
  readonly siteUrl: string;
}

interface MetaArgs {
  readonly matches: readonly (
    | ({ readonly id: string; readonly loaderData?: unknown } & object)
    | undefined
  )[];
}

/** The words of the page, for its title. */
export function pageWords({ matches }: MetaArgs): Words {
  return wordsOf(rootOf(matches)?.language ?? "en");
}

function rootOf(matches: MetaArgs["matches"]): RootData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}

/** Title, description, canonical address, and what a shared link shows. */
export function headTags({ matches }: MetaArgs, page: Described) {
  const root = rootOf(matches);
  const siteUrl = root?.settings.siteUrl ?? "";
  // One address for all languages: an article's is under its own language, an untranslated page's under English.
  const only = page.kind === "article" || !isTranslated(page.path) ? ownLanguage(page, root) : null;
  const language = root?.language ?? "en";
  const address = siteUrl + inLanguage(only ?? language, page.path);
  const title = page.path === "/" ? page.title : `${page.title} | ${product.name}`;
  const description = descriptionOf(page, pageWords({ matches }));
  const image = pictureOf(page, siteUrl, language);
  const jsonLd = typeof page.jsonLd === "function" ? page.jsonLd({ address, image, siteUrl }) : page.jsonLd;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...(page.noindex ? [] : alternates(siteUrl, page.path, only ? [only] : root?.settings.languages)),
    ...feedOf(page.feed, title, root),
    { property: "og:site_name", content: product.name },
    { property: "og:type", content: page.kind ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: image },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.noindex || root?.settings.edition === "sample" ? [{ name: "robots", content: "noindex" }] : []),
    ...(jsonLd ? [{ "script:ld+json": jsonLd }] : []),
  ];
}

function pictureOf({ image }: Described, siteUrl: string, language: Language): string {
  return new URL(withLanguage(image ?? "/share.png", language), siteUrl || "http://localhost").href;
}

function feedOf(feed: string | undefined, title: string, root: RootData | undefined) {
  if (feed === undefined) return [];
  const href = rssAddress(feed, root?.language ?? "en");
  return [{ tagName: "link", rel: "alternate", type: "application/rss+xml", title, href }];
}

/** That of an article's text, if the site has pages in it. */
function ownLanguage({ textLanguage }: Described, root: RootData | undefined): Language {
  return root?.settings.languages?.find((language) => language === textLanguage) ?? "en";
}

function descriptionOf({ path, description, descriptionElsewhere }: Described, words: Words): string {
  const isForeign = words !== english && isTranslated(path);
  if (!isForeign) return description ?? product.tagline;
  return descriptionElsewhere ?? description ?? words.say(product.tagline);
}

/** The page's languages with itself: search engines know Hausa, Yorùbá and Igbo, but not Naijá. None if all is English. */
function alternates(siteUrl: string, path: string, languages: readonly Language[] = []) {
  const known = languages.filter((language) => language !== "pcm");
  if (known.every((language) => language === "en")) return [];
  const alternate = (hrefLang: string, language: Language) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: siteUrl + inLanguage(language, path),
  });
  return [
    ...known.map((language) => alternate(language, language)),
    ...(known.includes("en") ? [alternate("x-default", "en")] : []),
  ];
}
