import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/news/home.tsx"),
  route("category/:category", "routes/news/category.tsx"),
  route("article/:id", "routes/news/article.tsx"),
  route("*", "routes/info/not-found.tsx"),
] satisfies RouteConfig;
