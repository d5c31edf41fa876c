import { useId } from "react";
import { useLocation } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { maxCorrectionLength } from "#contracts/forms.ts";
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
            href={inLanguage(current, `${pages.correct}?${aboutWords(inLanguage(current, path))}`)}
            onPointerDown={nameSentence}
            onClick={nameSentence}
          >
            {say("First translation, corrections welcome")}
          </a>
        </p>
      )}
    </>
  );
}

/** Names the page, and the sentence that the reader has selected on it. */
function aboutWords(path: string, sentence = ""): URLSearchParams {
  return new URLSearchParams({ page: path, ...(sentence && { sentence }) });
}

/** Called as soon as a press begins, because a press clears the selection; a key does not. */
function nameSentence({ currentTarget: link }: React.SyntheticEvent<HTMLAnchorElement>): void {
  const { pathname, search } = window.location;
  const sentence = String(window.getSelection()).trim().slice(0, maxCorrectionLength);
  if (sentence) link.search = String(aboutWords(pathname + search, sentence));
}
