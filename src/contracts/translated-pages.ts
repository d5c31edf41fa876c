/** The pages whose own sentences are translated; every other page is English in every language, and says so. */
const translated: readonly RegExp[] = [
  /^\/(latest|popular|search|hot-topics|bookmarks|settings|offline)?$/,
  /^\/(article|category)\/[^/]+$/,
  /^\/edition\//,
  /^\/daily-brief(\/[^/]+)?$/,
  /^\/newsletter(\/(confirm|unsubscribe)(\/[^/]+)?)?$/,
  // The tab of the analysis is not.
  /^\/sports\/nigeria-league(\/(club|match)\/[^/]+)?(\?(?!tab=ai-insights)|$)/,
];

export function isTranslated(path: string): boolean {
  return translated.some((page) => page.test(path));
}
