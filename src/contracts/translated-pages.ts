/** The pages whose own sentences are translated; every other page is English in every language, and says so. */
const translated: readonly RegExp[] = [
  /^\/(latest|popular|search|hot-topics|bookmarks|settings|offline|following|since|recently-read|publishers|feedback)?$/,
  /^\/(article|category|story|hot-topics|trending)\/[^/]+$/,
  /^\/(now-showing-movies|coming-soon-movies|music|events)$/,
  /^\/edition\//,
  /^\/(category\/business\/markets|business\/(naira|business-metrics))$/,
  /^\/daily-brief(\/[^/]+)?$/,
  /^\/newsletter(\/(confirm|unsubscribe)(\/[^/]+)?)?$/,
  /^\/sports\/nigeria-league(\/(club|match)\/[^/]+)?$/,
];

/** Takes a path with or without a query. */
export function isTranslated(path: string): boolean {
  const [page = ""] = path.split("?");
  return translated.some((pattern) => pattern.test(page));
}
