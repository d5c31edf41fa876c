import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { languageOf } from "#contracts/languages.ts";
import { interceptHistory } from "#device/back.ts";
import { loadWords } from "#words/load-words.ts";
import { registerWords } from "#words/of-language.ts";

interceptHistory();
const language = languageOf(window.location.pathname);
if (language === "en") hydrate();
else
  void loadWords(language, Object.values(window.__reactRouterRouteModules ?? {}))
    .then(registerWords)
    .then(hydrate);

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
