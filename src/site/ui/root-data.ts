import { useRouteLoaderData } from "react-router";
import type { Language } from "#contracts/languages.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { product } from "#contracts/product.ts";

/** What the server passes to every page. */
export interface RootData {
  readonly settings: PublicSettings;
  /** The language of the page's own sentences: "/ha/latest" is in Hausa. */
  readonly language: Language;
  /** The data saver's variant: no JavaScript, no pictures, no ads; every link keeps `lite=1`. */
  readonly lite: boolean;
  /** When the page was rendered, so that "12 min ago" is the same text before and after hydration. */
  readonly now: number;
}

/** The error page must render even if the root loader failed. */
const noRootData: RootData = {
  settings: {
    siteUrl: "",
    edition: "live",
    apiBase: { development: "/api", production: "/api" },
    consentScript: null,
    tagManager: null,
    adNetwork: null,
    geoDirect: null,
    weatherDirect: null,
    sendsMail: true,
    contactEmail: product.contactEmail,
    languages: ["en"],
    builtAt: "",
  },
  language: "en",
  lite: false,
  now: 0,
};

export function useRootData(): RootData {
  return (useRouteLoaderData("root") as RootData | undefined) ?? noRootData;
}
