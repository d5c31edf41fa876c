import type { SeamRow } from "./row.ts";

/** The reader's browser: full loads of the running product. */
export const rows: readonly SeamRow[] = [
  {
    promise: "The cookie question stands in the server's HTML, and nobody who has chosen sees it",
    tried: "all scripts held back, the first pictures watched, buttons pressed early, no script at all",
    tests: [
      "tests/e2e/consent-html.spec.ts › the question stands in the server's HTML",
      "tests/e2e/consent-html.spec.ts › on a phone the question is there before any file has come",
      "tests/e2e/consent-html.spec.ts › on a desktop nobody who has chosen sees it for a moment",
      "tests/e2e/consent-html.spec.ts › 'Accept All' pressed before the page is alive",
      "tests/e2e/consent-html.spec.ts › without a script nothing is asked",
    ],
  },
  {
    promise: "Scroll memory belongs to a history entry",
    tried:
      "typed addresses, plain links, forms, soft pages and the data saver in turn; back, forward, reload",
    tests: [
      "tests/e2e/scroll-places.spec.ts › a typed address opens the next page at its top",
      "tests/e2e/scroll-places.spec.ts › soft and full loads in turn",
      "tests/e2e/scroll-places.spec.ts › the data saver's pages",
      "tests/e2e/scroll-places.spec.ts › an anchor within the page is scrolled to",
    ],
  },
  {
    promise: "Back closes what is open before it leaves the page, and leaves no entry behind",
    tried: "twelve drawers, sheets, dialogs and menus; links, forms and reloads out of them",
    tests: [
      "tests/e2e/back.spec.ts › back closes what is open on ",
      "tests/e2e/back.spec.ts › the page that a link in the drawer leads to takes the drawer's place",
      "tests/e2e/back.spec.ts › a page reloaded with the drawer open",
    ],
  },
  {
    promise: "Without script nothing dead is shown, and weather and markets have their figures",
    tried: "every public page without script, on a phone of 360 by 740 and on a desktop",
    tests: [
      "tests/e2e/no-script.spec.ts › no page shows a control that does nothing",
      "tests/e2e/no-script.spec.ts › search is a link to its page",
      "tests/e2e/no-script.spec.ts › the weather and the markets of the front page have their figures",
    ],
  },
  {
    promise: "A part that comes alive keeps the focus, the selection and what was typed",
    tried: "a processor four times slower, the part's code held back",
    tests: [
      "tests/e2e/islands-focus.spec.ts › a link that has the keyboard's focus keeps it",
      "tests/e2e/islands-focus.spec.ts › what is selected stays selected",
      "tests/e2e/islands-focus.spec.ts › an address half typed into the signup stays",
    ],
  },
  {
    promise: "A 60-letter word never widens a page",
    tried: "such a word in every text of every public page and of the sheets, at 320 px",
    tests: [
      "tests/e2e/every-page.spec.ts › everybody can read every page on a small phone in the light, and words of 60 letters widen none",
      "tests/e2e/long-words.spec.ts › words of 60 letters widen the drawer no more",
    ],
  },
  {
    promise: "The Explore menu forgives a diagonal move",
    tried: "a real mouse moved past the menu's edge and back into it",
    tests: ["tests/e2e/screen-space.spec.ts › the Explore menu stays open if the pointer passes its edge"],
  },
  {
    promise: "The header lets go below 500 px of height",
    tried: "screens of 360, 499 and 500 px",
    tests: [
      "tests/e2e/screen-space.spec.ts › on a phone on its side the header lets go",
      "tests/e2e/screen-space.spec.ts › on a screen of 500 px the header stays",
    ],
  },
  {
    promise: "The feedback tab covers no text and has 44 px",
    tried: "phone and desktop, text of 100 % and 200 %, at ten places of a page",
    tests: [
      "tests/e2e/screen-space.spec.ts › on a phone with text of 100% the feedback tab covers no text",
      "tests/e2e/screen-space.spec.ts › on a desktop with text of 200% the feedback tab covers no text",
    ],
  },
];
