/** The pages whose own sentences are translated; every other page is English in every language, and says so. */
const translated: readonly RegExp[] = [];

export function isTranslated(path: string): boolean {
  return translated.some((page) => page.test(path));
}
