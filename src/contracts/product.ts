/** The only place with the product's name, tagline and version, so that it can be renamed. */
export const product = {
  name: "Naija Gist",
  tagline: "AI-Powered Aggregator, Trends & More",
  version: "Version 1.0.0 Beta",
  /** Used if no address is configured. */
  contactEmail: "hello@naijagist.example",
} as const;
