import type { SeamRow } from "./row.ts";

/** The reader's browser: full loads of the running product. */
export const rows: readonly SeamRow[] = [
  {
    promise: "The cookie banner is in the server's HTML, and nobody who has chosen sees it",
    tried: "all scripts held back, the first frames recorded, buttons pressed early, no script at all",
    tests: [
      "tests/e2e/consent-html.spec.ts › the cookie banner is in the server's HTML",
      "tests/e2e/consent-html.spec.ts › on a phone the cookie banner is shown before any script loads",
      "tests/e2e/consent-html.spec.ts › on a desktop a reader who has chosen never sees the cookie banner",
      "tests/e2e/consent-html.spec.ts › 'Accept All' pressed before hydration",
      "tests/e2e/consent-html.spec.ts › without a script the banner is hidden",
    ],
  },
  {
    promise: "Scroll memory belongs to a history entry",
    tried:
      "typed addresses, plain links, forms, soft pages and the data saver in turn; back, forward, reload",
    tests: [
      "tests/e2e/scroll-places.spec.ts › a typed address opens the next page at its top",
      "tests/e2e/scroll-places.spec.ts › Back and Forward restore every position across soft and full page loads",
      "tests/e2e/scroll-places.spec.ts › the data saver's scriptless pages",
      "tests/e2e/scroll-places.spec.ts › an anchor within the page is scrolled to",
    ],
  },
  {
    promise: "Back closes an open overlay before it leaves the page, and leaves no history entry behind",
    tried: "twelve drawers, sheets, dialogs and menus; links, forms and reloads out of them",
    tests: [
      "tests/e2e/back.spec.ts › Back only closes the overlay open on ",
      "tests/e2e/back.spec.ts › a page opened from the drawer replaces the drawer's history entry",
      "tests/e2e/back.spec.ts › a reload or Forward to the drawer leaves it closed",
    ],
  },
  {
    promise: "Without script no dead control is shown, and weather and markets have their figures",
    tried: "every public page without script, on a phone of 360 by 740 and on a desktop",
    tests: [
      "tests/e2e/no-script.spec.ts › no page shows a control that does nothing",
      "tests/e2e/no-script.spec.ts › search links to its page",
      "tests/e2e/no-script.spec.ts › the front page shows weather and market figures",
      "tests/e2e/no-script.spec.ts › other pages link to the front page, which shows the weather",
    ],
  },
  {
    promise: "A part keeps focus, selection and typed text when it is hydrated",
    tried: "a processor four times slower, the part's code held back",
    tests: [
      "tests/e2e/islands-focus.spec.ts › a link with keyboard focus keeps it",
      "tests/e2e/islands-focus.spec.ts › a text selection from the page into a part survives",
      "tests/e2e/islands-focus.spec.ts › a half-typed sign-up address keeps its text and focus",
    ],
  },
  {
    promise: "A 60-letter word never widens a page",
    tried: "such a word in every text of every public page and of the sheets, at 320 px",
    tests: [
      "tests/e2e/every-page.spec.ts › a page of each kind is accessible and fits a small phone, even with words of 60 letters",
      "tests/e2e/long-words.spec.ts › words of 60 letters do not widen the drawer",
    ],
  },
  {
    promise: "The Explore menu tolerates a diagonal mouse move",
    tried: "a real mouse moved past the menu's edge and back into it",
    tests: ["tests/e2e/screen-space.spec.ts › the Explore menu stays open when the pointer crosses its edge"],
  },
  {
    promise: "The header scrolls away below 500 px of height",
    tried: "screens of 360, 499 and 500 px",
    tests: ["tests/e2e/screen-space.spec.ts › the header stays in view on a screen 500 px high"],
  },
  {
    promise: "The feedback tab covers no text and is at least 44 px in size",
    tried: "phone and desktop, text of 100 % and 200 %, at ten places of a page",
    tests: [
      "tests/e2e/screen-space.spec.ts › on a phone the feedback tab covers no text",
      "tests/e2e/screen-space.spec.ts › on a desktop the feedback tab covers no text",
    ],
  },
];
