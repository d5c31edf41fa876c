import { useRootData } from "#ui/root-data.ts";

/** The page's language, for the letter and for the page with the form's outcome. Not needed for English. */
export function LanguageField() {
  const { language } = useRootData();
  return language === "en" ? null : <input type="hidden" name="language" value={language} />;
}
