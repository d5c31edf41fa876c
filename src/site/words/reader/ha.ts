import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { reader as names } from "./en.ts";

export const reader = {
  "All bookmarks are removed.": "An cire duk labaran da aka adana.",
  "All categories": "Duk rukunoni",
  "Also on this device": "Suma a wannan waya",
  "Bookmarks need JavaScript, which is switched off in this browser.":
    "Script a burauzarku ne yake adana labarai, kuma an kashe script a nan.",
  "Clear last visits": "Share lokutan ziyara",
  "Done.": "An gama.",
  Export: "Fitar",
  "Kept on this device only. Nobody else sees them, and they open without a network.":
    "A wannan waya kawai aka adana su. Ba wanda yake gani, kuma suna buɗewa ba intanet.",
  "None of your bookmarks matches.": "Babu labarin da ya dace cikin waɗanda kuka adana.",
  "Nothing is saved yet.": "Ba a adana komai ba tukuna.",
  "Nothing was cleared.": "Ba a share komai ba.",
  "Nothing was exported.": "Ba a fitar da komai ba.",
  "Nothing was marked.": "Ba a yi wa komai alama ba.",
  "Recently read": "Abin da aka karanta kwanan nan",
  "Remove all": "Cire duka",
  "Remove all {n} bookmarks?": "A cire duk labarai {n} da aka adana?",
  "Remove the 1 bookmark?": "A cire labarin da aka adana?",
  "Remove: {headline}": "Cire: {headline}",
  Saved: "An adana",
  "Search in my bookmarks": "Bincika cikin labaran da na adana",
  "The bookmark is removed.": "An cire labarin.",
  "The bookmark on a card keeps its article here.": "Alamar adanawa a kan labari tana ajiye shi a nan.",
  "The bookmarks could not be put back.": "Ba a mayar da labaran ba.",
  "The bookmarks could not be removed.": "Ba a cire labaran ba.",
  "The browser closed its storage: load the page again and try once more.":
    "Burauza ta rufe ma'ajiyarta: sake lodawa shafin ku gwada.",
  "The browser refused: this may be a private window, or storage is blocked for this site.":
    "Burauza ta ƙi: mai yiwuwa taga ta sirri ce, ko an toshe ma'ajiya ga wannan shafi.",
  "The browser's storage is full: clear the cache in Settings, or free some space on the device.":
    "Ma'ajiyar burauza ta cika: share abin da aka adana a Saituna, ko rage wasu abubuwa a wayar.",
  "The last front page": "Shafin gaba na ƙarshe",
  "There is no connection. What this device has kept can still be read.":
    "Intanet ba ta amsawa. Ana iya karanta abin da wayar ta adana.",
  "To the news": "Zuwa labarai",
  Total: "Jimla",
  Undo: "Mayar",
  "You are offline": "Babu intanet",
  paper: "jarida",
  word: "kalma",
} satisfies WordsFor<typeof names>;
