import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { reader as names } from "./en.ts";

export const reader = {
  "All bookmarks are removed.": "A ti yọ gbogbo ohun tí o fi pamọ́ kúrò.",
  "All categories": "Gbogbo ẹ̀ka",
  "Also on this device": "Ó wà lórí fóònù yìí pẹ̀lú",
  "Bookmarks need JavaScript, which is switched off in this browser.":
    "Script inú browser rẹ ló ń fi ìròyìn pamọ́, a sì ti pa script níbí.",
  "Clear last visits": "Pa àbẹ̀wò rẹ́",
  "Done.": "Ó ti parí.",
  Export: "Gbé jáde",
  "Kept on this device only. Nobody else sees them, and they open without a network.":
    "Fóònù yìí nìkan ló fi wọ́n pamọ́. Kò sí ẹlòmíràn tó ń rí wọn, wọ́n sì ń ṣí láìsí nẹ́tíwọ̀ọ̀kì.",
  "None of your bookmarks matches.": "Kò sí èyí tó bá a mu nínú ohun tí o fi pamọ́.",
  "Nothing is saved yet.": "O kò tíì fi nǹkankan pamọ́.",
  "Nothing was cleared.": "A kò pa nǹkankan rẹ́.",
  "Nothing was exported.": "A kò gbé nǹkankan jáde.",
  "Nothing was marked.": "A kò sàmì sí ohunkóhun.",
  "Recently read": "Tí o kà láìpẹ́",
  "Remove all": "Yọ gbogbo rẹ̀ kúrò",
  "Remove all {n} bookmarks?": "Ṣé kí a yọ gbogbo ìròyìn {n} tí o fi pamọ́ kúrò?",
  "Remove the 1 bookmark?": "Ṣé kí a yọ ìròyìn tí o fi pamọ́ kúrò?",
  "Remove: {headline}": "Yọ kúrò: {headline}",
  Saved: "A fi pamọ́",
  "Search in my bookmarks": "Ṣàwárí nínú ohun tí mo fi pamọ́",
  "The bookmark is removed.": "A ti yọ ìròyìn náà kúrò.",
  "The bookmark on a card keeps its article here.": "Àmì ìpamọ́ lórí ìròyìn ń fi í sí ibí.",
  "The bookmarks could not be put back.": "A kò dá wọn padà.",
  "The bookmarks could not be removed.": "A kò yọ wọ́n kúrò.",
  "The browser closed its storage: load the page again and try once more.":
    "Browser ti ibi ìpamọ́ rẹ̀ pa: tún ojúewé náà ṣí kí o sì gbìyànjú.",
  "The browser refused: this may be a private window, or storage is blocked for this site.":
    "Browser kọ̀: ó lè jẹ́ fèrèsé ìkọ̀kọ̀, tàbí a ti dí ibi ìpamọ́ fún ojúewé yìí.",
  "The browser's storage is full: clear the cache in Settings, or free some space on the device.":
    "Ibi ìpamọ́ browser ti kún: pa ìpamọ́ rẹ́ nínú Ètò, tàbí wá àyè lórí fóònù.",
  "The last front page": "Ojúewé iwájú tó kẹ́yìn",
  "There is no connection. What this device has kept can still be read.":
    "Nẹ́tíwọ̀ọ̀kì kò dáhùn. O ṣì lè ka ohun tí fóònù yìí fi pamọ́.",
  "To the news": "Sí ìròyìn",
  Total: "Àpapọ̀",
  Undo: "Dá a padà",
  "You are offline": "O kò sí lórí ayélujára",
  paper: "ìwé ìròyìn",
  word: "ọ̀rọ̀",
} satisfies WordsFor<typeof names>;
