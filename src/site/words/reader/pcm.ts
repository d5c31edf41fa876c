import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { reader as names } from "./en.ts";

export const reader = {
  "All bookmarks are removed.": "All the tori wey you save don comot.",
  "All categories": "All categories",
  "Also on this device": "E dey this phone too",
  "Bookmarks need JavaScript, which is switched off in this browser.":
    "Script for your browser dey keep the tori wey you save, and script dey off here.",
  "Clear last visits": "Clear when you last open tori",
  "Done.": "E don do.",
  Export: "Carry comot",
  "Kept on this device only. Nobody else sees them, and they open without a network.":
    "Na only this phone keep them. Nobody else dey see them, and dem dey open without network.",
  "None of your bookmarks matches.": "None of the tori wey you save match.",
  "Nothing is saved yet.": "You never save anything.",
  "Nothing was cleared.": "Nothing clear.",
  "Nothing was exported.": "Nothing comot.",
  "Nothing was marked.": "Nothing get mark.",
  "Recently read": "Wetin you read just now",
  "Remove all": "Comot everything",
  "Remove all {n} bookmarks?": "Comot all the {n} tori wey you save?",
  "Remove the 1 bookmark?": "Comot the tori wey you save?",
  "Remove: {headline}": "Comot: {headline}",
  Saved: "You don save am",
  "Search in my bookmarks": "Find for wetin I save",
  "The bookmark is removed.": "The tori don comot.",
  "The bookmark on a card keeps its article here.": "Press the bookmark for a tori to keep am here.",
  "The bookmarks could not be put back.": "The tori wey you save no come back.",
  "The bookmarks could not be removed.": "The tori wey you save no comot.",
  "The browser closed its storage: load the page again and try once more.":
    "The browser close im storage: load the page again and try am.",
  "The browser refused: this may be a private window, or storage is blocked for this site.":
    "The browser no gree: e fit be private window, or storage dey block for this site.",
  "The browser's storage is full: clear the cache in Settings, or free some space on the device.":
    "The browser storage don full: clear cache for Settings, or free small space for your phone.",
  "The last front page": "The last front page",
  "There is no connection. What this device has kept can still be read.":
    "Network no dey answer. You fit still read wetin this phone keep.",
  "To the news": "Go see tori",
  Total: "Total",
  Undo: "Bring am back",
  "You are offline": "Network no dey",
  paper: "newspaper",
  word: "word",
} satisfies WordsFor<typeof names>;
