import { useRouteLoaderData } from "react-router";
import type { PublicSettings } from "#contracts/ops.ts";
import { product } from "#contracts/product.ts";

/** What the server tells every page. */
export interface RootData {
  readonly settings: PublicSettings;
  /** The data saver's variant: no script, no pictures, no ads; every link carries `lite=1`. */
  readonly lite: boolean;
  /** When the page was made, so that "12 min ago" is the same text on both sides of hydration. */
  readonly now: number;
}

/** Where even the root loader failed, the error page still has to stand. */
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
    builtAt: "",
  },
  lite: false,
  now: 0,
};

export function useRootData(): RootData {
  return (useRouteLoaderData("root") as RootData | undefined) ?? noRootData;
}
