/** The nine feeds, as shown; the names are paths below the API's base. */
export const feeds = [
  { name: "/rss", label: "All articles" },
  { name: "/rss/politics", label: "Politics" },
  { name: "/rss/business", label: "Business" },
  { name: "/rss/sports", label: "Sports" },
  { name: "/rss/entertainment", label: "Entertainment" },
  { name: "/rss/technology", label: "Technology" },
  { name: "/rss/health", label: "Health" },
  { name: "/rss/lifestyle", label: "Lifestyle" },
  { name: "/rss/news", label: "General News" },
] as const;

export const feedReaders = [
  {
    name: "Feedly",
    address: "https://feedly.com",
    description: "In the browser and on any phone; free for up to 100 feeds.",
  },
  {
    name: "Inoreader",
    address: "https://www.inoreader.com",
    description: "For many feeds: rules, search, newsletters in one place.",
  },
  {
    name: "Feeder",
    address: "https://github.com/spacecowboy/Feeder",
    description: "For Android: free, open source, no account, works offline.",
  },
  {
    name: "NetNewsWire",
    address: "https://netnewswire.com",
    description: "For iPhone, iPad and Mac: free, open source, fast.",
  },
] as const;
