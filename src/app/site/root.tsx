import { Suspense, useContext, useEffect, useState } from "react";
import { type LoaderFunctionArgs, Meta, Outlet, useLocation, useNavigation } from "react-router";
import { setSite } from "#ask/ask.ts";
import { useCachedPages } from "#ask/cached-pages.ts";
import { languageContext, settingsContext } from "#ask/contexts.ts";
import { pages, rssAddress } from "#contracts/addresses.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { stateOf } from "#contracts/places.ts";
import { product } from "#contracts/product.ts";
import { isTranslated } from "#contracts/translated-pages.ts";
import { chosenLanguageScript } from "#device/language.ts";
import { startDevice } from "#device/start.ts";
import { switchedOffScript } from "#device/switched-off.ts";
import { themeScript } from "#device/theme.ts";
import { FeedbackCorner } from "#features/letters/panels/FeedbackCorner.tsx";
import { Consent } from "#ui/analytics/Consent.tsx";
import { consentDefaultScript } from "#ui/analytics/consent-default.ts";
import { HiringBanner } from "#ui/analytics/HiringBanner.tsx";
import { usePageViews } from "#ui/analytics/page-views.ts";
import { earlyScriptText, hasEarlyKeys, replayEarlyPresses } from "#ui/lazy/early.ts";
import { earlyTimesText } from "#ui/lazy/early-times.ts";
import { whenIdleFor } from "#ui/lazy/island.tsx";
import { LateScripts } from "#ui/lazy/LateScripts.tsx";
import { lazyOptional } from "#ui/lazy/optional.ts";
import { MadeAt, type RootData, useRootData } from "#ui/root-data.ts";
import { allStyles } from "#ui/styles/all.ts";
import { allSymbols } from "#ui/symbols.ts";
import { Toasts } from "#ui/toasts/Toasts.tsx";
import { Verbatim } from "#ui/Verbatim.tsx";
import { wordsOf } from "#words/of-language.ts";
import { useWords, type Words, WordsOfPage } from "#words/words.ts";
import { Arrival } from "./shell/Arrival.tsx";
import { ErrorPage } from "./shell/ErrorPage.tsx";
import { nameSentenceText } from "./shell/footer/name-sentence.ts";
import { Header } from "./shell/header/Header.tsx";
import { DataSaverNote } from "./shell/notes.tsx";
import { PageFooter } from "./shell/PageFooter.tsx";
import { useScrolling } from "./shell/scrolling.ts";

/** The server writes these into the HTML. The browser keeps that HTML and never loads the code for it. */
const serverOnly = import.meta.env.SSR
  ? {
      looks: allStyles(),
      symbols: allSymbols(),
      thumbBar,
      firstScript: (languages: readonly Language[], words: Words) =>
        [
          themeScript,
          switchedOffScript,
          chosenLanguageScript(languages),
          consentDefaultScript,
          earlyTimesText(words),
          earlyScriptText,
          words.language === "en" ? "" : nameSentenceText,
        ]
          .filter(Boolean)
          .join(";")
          .replace(/\n\t*/g, "\n"),
    }
  : { looks: "", symbols: "", thumbBar: () => "", firstScript: () => "" };

/** Storing the news for offline use must not slow down the current page. */
const AFTERWARDS_MS = 5000;
const AfterHydration = lazyOptional(() =>
  (hasEarlyKeys() ? Promise.resolve() : whenIdleFor(AFTERWARDS_MS))
    .then(() => import("./shell/AfterHydration.lazy.tsx"))
    .then(({ AfterHydration }) => AfterHydration),
);

export function loader({ context, request }: LoaderFunctionArgs): RootData {
  const { searchParams } = new URL(request.url);
  const lite = searchParams.get("lite") === "1";
  const mine = lite ? stateOf(searchParams.get("mine") ?? "")?.slug : undefined;
  return {
    settings: context.get(settingsContext),
    language: context.get(languageContext),
    lite,
    ...(mine !== undefined && { mine }),
  };
}

/** The root data does not change during a visit. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const { language, lite, settings } = useRootData();
  const { pathname } = useLocation();
  const madeAt = useContext(MadeAt);
  setSite(settings);
  const words = wordsOf(language);
  // An untranslated page has an English title and text; what surrounds it is in the reader's language.
  const isForeign = language !== "en" && !isTranslated(pathname);
  return (
    <html
      lang={language === "en" || isForeign ? "en-NG" : language}
      data-made={madeAt}
      suppressHydrationWarning
    >
      <head>
        {lite ? null : <Verbatim as="script" text={serverOnly.firstScript(settings.languages, words)} />}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#00784a" />
        <Verbatim as="style" text={serverOnly.looks} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={product.name}
          href={rssAddress("", language)}
        />
        {/* No <Links>: PageStyles brings the styles of each page. */}
        <Meta />
      </head>
      <body lang={isForeign ? language : undefined}>
        <WordsOfPage value={words}>
          <Verbatim as="svg" className="defs" text={serverOnly.symbols} />
          <a className="skip" href="#main">
            {words.say("Skip to the news")}
          </a>
          {lite ? null : (
            <Verbatim
              as="div"
              text=""
              className="kept kept--page"
              role="status"
              aria-label={words.say("Kept on this device")}
            />
          )}
          <Header />
          <DataSaverNote />
          <div className="page">{children}</div>
          {pathname === pages.home ? null : <HiringBanner />}
          {lite ? null : (
            <Verbatim
              as="nav"
              text={serverOnly.thumbBar(words)}
              className="thumb"
              aria-label={words.say("Quick links")}
            />
          )}
          <Consent />
        </WordsOfPage>
        {lite ? null : <LateScripts />}
      </body>
    </html>
  );
}

export default function App() {
  useScrolling();
  useCachedPages();
  usePageViews();
  // Only after hydration: a part that hydrates late would block every navigation.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    setHydrated(true);
    // Tests and operators' scripts rely on this to know that the page is hydrated.
    document.documentElement.dataset.ready = "true";
    // After the effects of the whole page: the frame around this part listens to presses too.
    queueMicrotask(replayEarlyPresses);
    void startDevice();
  }, []);
  return (
    <>
      <Outlet />
      <Loading />
      <Arrival />
      <Toasts />
      <FeedbackCorner />
      {isHydrated ? (
        <Suspense fallback={null}>
          <AfterHydration />
        </Suspense>
      ) : null}
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <ErrorPage error={error} />
      <PageFooter />
    </>
  );
}

/** Fills the screen while a page's code and data are loaded; a quick load never shows it. */
function Loading() {
  const { say } = useWords();
  if (useNavigation().state !== "loading") return null;
  return (
    <div className="loading" role="status">
      <span className="loading__ring" aria-hidden="true" />
      {say("Loading...")}
    </div>
  );
}

/**
 * At the bottom of a phone, where a thumb reaches; hidden while the consent banner or a page's own action is there. The
 * server writes it, and the browser loads no code for it: the label presses the header's own button.
 */
function thumbBar({ language, say }: Words): string {
  const icon = (name: string): string =>
    `<svg class="icon" aria-hidden="true"><use href="#i-${name}"/></svg>`;
  const link = (path: string, name: string, word: string): string =>
    `<a href="${inLanguage(language, path)}">${icon(name)}${word}</a>`;
  return [
    link(pages.home, "home", say("Home")),
    `<label for="menu">${icon("menu")}${say("Sections")}</label>`,
    link(pages.league, "ball", say("League")),
    link(pages.search, "search", say("Search")),
    link(pages.since, "reader", say("You")),
  ].join("");
}
