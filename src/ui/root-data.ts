import { createContext, useContext } from "react";
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
  /** On the data saver's pages, which cannot read the device: the slug of the reader's own state, kept in every link. */
  readonly mine?: string;
}

/**
 * When the page was made, in the only place where its HTML says so: `<html data-made>`. In the page's data it would
 * change a script, and with it the content policy, of a page that is the same otherwise.
 */
export const MadeAt = createContext(globalThis.document?.documentElement?.dataset.made ?? "");

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
  },
  language: "en",
  lite: false,
};

/** `now`: when the page was made, so that a time is the same text before and after hydration. */
export function useRootData(): RootData & { readonly now: number } {
  const data = (useRouteLoaderData("root") as RootData | undefined) ?? noRootData;
  return { ...data, now: Date.parse(useContext(MadeAt)) || 0 };
}
