/** The one place that holds the product's name, tagline and version, so that it can be renamed. */
export const product = {
  name: "Naija Gist",
  tagline: "AI-Powered Aggregator, Trends & More",
  version: "Version 1.0.0 Beta",
  /** Used where the configuration names no address. */
  contactEmail: "hello@naijagist.example",
} as const;
