const SITE =
  /^src\/(?:app\/site(?!-)|ask|contracts|device|features\/\w+\/(?:contract|frame|mail|pages|panels)|ui|words)\b/;

/** Whether the site is built from this file of `src`; all others belong to the server alone. */
export function isSiteFile(file: string): boolean {
  return SITE.test(file) && !/\.test\.tsx?$/.test(file);
}
