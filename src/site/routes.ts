import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const news = layout("routes/layouts/news.tsx", [
  index("routes/news/home.tsx"),
  route("category/:category", "routes/news/category.tsx"),
  route("search", "routes/news/search.tsx"),
  route("article/:id", "routes/news/article.tsx"),
  route("story/:id", "routes/news/story.tsx"),
  route("hot-topics", "routes/news/hot-topics.tsx"),
  route("hot-topics/:id", "routes/news/topic.tsx"),
  route("trending/:topic", "routes/news/topic.tsx", { id: "trending" }),
  route("popular", "routes/news/popular.tsx"),
  route("latest", "routes/news/latest.tsx"),
  route("edition/:date/:name", "routes/news/edition.tsx"),
  route("publishers", "routes/news/publishers.tsx"),
]);

const reader = [
  route("bookmarks", "routes/reader/bookmarks.tsx"),
  route("settings", "routes/reader/settings.tsx"),
  route("following", "routes/reader/following.tsx"),
  route("since", "routes/reader/since.tsx"),
  route("recently-read", "routes/reader/recently-read.tsx"),
  route("offline", "routes/reader/offline.tsx"),
];

const markets = [
  route("category/business/markets", "routes/markets/markets.tsx"),
  route("business/business-metrics", "routes/markets/economic-indicators.tsx"),
  route("business/naira", "routes/markets/naira.tsx"),
];

const culture = [
  route("now-showing-movies", "routes/culture/now-showing.tsx"),
  route("coming-soon-movies", "routes/culture/upcoming-films.tsx"),
  route("music", "routes/culture/music.tsx"),
  route("events", "routes/culture/events.tsx"),
];

const letters = [
  route("newsletter", "routes/letters/newsletter.tsx"),
  route("newsletter/confirm/:token", "routes/letters/confirm.tsx"),
  route("newsletter/unsubscribe/:token", "routes/letters/unsubscribe.tsx"),
  route("daily-brief/:date?", "routes/letters/daily-brief.tsx"),
  route("feedback", "routes/letters/feedback.tsx"),
];

const info = [
  route("about", "routes/info/about.tsx"),
  route("privacy", "routes/info/privacy.tsx"),
  route("terms", "routes/info/terms.tsx"),
  route("contact", "routes/info/contact.tsx"),
  route("copyright", "routes/info/copyright.tsx"),
  route("disclaimer", "routes/info/disclaimer.tsx"),
  route("developers", "routes/info/developers.tsx"),
  route("rss", "routes/info/rss.tsx"),
  route("careers", "routes/info/careers.tsx"),
];

const league = layout("routes/layouts/wide.tsx", [
  route("sports/nigeria-league", "routes/league/hub.tsx"),
  route("sports/nigeria-league/club/:id", "routes/league/club.tsx"),
  route("sports/nigeria-league/match/:id", "routes/league/match.tsx"),
]);

export default [
  league,
  layout("routes/layouts/columns.tsx", [
    news,
    ...reader,
    ...markets,
    ...culture,
    ...letters,
    ...info,
    route("*", "routes/info/not-found.tsx"),
  ]),
] satisfies RouteConfig;
