import { useId } from "react";
import { useLocation } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { inLanguage } from "#contracts/languages.ts";
import { languageNames } from "#ui/language-names.ts";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";

/** This page in every language: plain links, since each language has its own words to load. */
export function Languages() {
  const { settings } = useRootData();
  const { language: current, say } = useWords();
  const { pathname, search } = useLocation();
  const label = useId();
  if (settings.languages.length < 2) return null;
  const path = pathname + search;
  return (
    <>
      <nav className="footer__languages" aria-labelledby={label}>
        <p id={label}>{say("Language")}</p>
        {settings.languages.map((language) => (
          <a
            key={language}
            href={inLanguage(language, path)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? "true" : undefined}
          >
            {languageNames[language]}
          </a>
        ))}
      </nav>
      {current === "en" ? null : (
        <p>
          <a
            className="link"
            href={inLanguage(
              current,
              `${pages.correct}?${new URLSearchParams({ page: inLanguage(current, path) })}`,
            )}
          >
            {say("First translation, corrections welcome")}
          </a>
        </p>
      )}
    </>
  );
}
