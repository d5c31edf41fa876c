/** The Accept header of every request for a feed: some servers send a page instead without it. */
export const FEED_ACCEPT =
  "application/rss+xml, application/atom+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5";
