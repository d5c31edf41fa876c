import { isLanguage, type Language } from "#contracts/languages.ts";
import { languagesOf } from "#features/push/store/subscriptions.ts";

/** English, and the languages of the browsers that take a channel: a message is stored even if nobody takes it. */
export async function languagesToTell(...question: Parameters<typeof languagesOf>): Promise<Language[]> {
  return [...new Set<Language>(["en", ...(await languagesOf(...question))])];
}

/** Each language's message about an issue is announced once. */
export function issueIn(language: Language, issue: string): string {
  return language === "en" ? issue : `${issue} ${language}`;
}

/** The language and the issue of such a name. */
export function partsOf(name: string): { readonly language: Language; readonly issue: string } {
  const at = name.lastIndexOf(" ");
  const language = name.slice(at + 1);
  return isLanguage(language) ? { language, issue: name.slice(0, at) } : { language: "en", issue: name };
}
