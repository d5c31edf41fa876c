import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { reader as names } from "./en.ts";

export const reader = {
  "All bookmarks are removed.": "Ewepụla akụkọ niile echekwara.",
  "All categories": "Ngalaba niile",
  "Also on this device": "Ọ dịkwa na ngwa a",
  "Bookmarks need JavaScript, which is switched off in this browser.":
    "Script dị na browser gị na-echekwa akụkọ, mana agbanyụrụ script ebe a.",
  "Clear last visits": "Hichapụ oge nleta ikpeazụ",
  "Done.": "Emela ya.",
  Export: "Bupụ",
  "Kept on this device only. Nobody else sees them, and they open without a network.":
    "Echekwara naanị na ngwa a. Onye ọzọ anaghị ahụ ha, ha na-emepekwa na-enweghị netwọk.",
  "None of your bookmarks matches.": "O nweghị nke dabara n'ihe i chekwara.",
  "Nothing is saved yet.": "Echekwabeghị ihe ọbụla.",
  "Nothing was cleared.": "Ehichapụghị ihe ọbụla.",
  "Nothing was exported.": "Ebupụghị ihe ọbụla.",
  "Nothing was marked.": "E nweghị ihe akara akara.",
  "Recently read": "Nke ị gụrụ n'oge na-adịbeghị anya",
  "Remove all": "Wepụ ha niile",
  "Remove all {n} bookmarks?": "Wepụ akụkọ {n} niile echekwara?",
  "Remove the 1 bookmark?": "Wepụ akụkọ echekwara?",
  "Remove: {headline}": "Wepụ: {headline}",
  Saved: "Echekwara",
  "Search in my bookmarks": "Chọọ n'ihe m chekwara",
  "The bookmark is removed.": "Ewepụla akụkọ ahụ.",
  "The bookmark on a card keeps its article here.": "Akara nchekwa dị n'akụkọ na-edebe ya ebe a.",
  "The bookmarks could not be put back.": "Eweghachighị ha.",
  "The bookmarks could not be removed.": "Ewepụghị ha.",
  "The browser closed its storage: load the page again and try once more.":
    "Browser mechiri nchekwa ya: bugharịa ibe a ma nwaa ọzọ.",
  "The browser refused: this may be a private window, or storage is blocked for this site.":
    "Browser jụrụ: ọ nwere ike ịbụ windo nzuzo, ma ọ bụ e gbochiri nchekwa maka saịtị a.",
  "The browser's storage is full: clear the cache in Settings, or free some space on the device.":
    "Nchekwa browser juru: hichapụ nchekwa na Ntọala, ma ọ bụ meghee ohere na ngwa.",
  "The last front page": "Ihu mbụ ikpeazụ",
  "There is no connection. What this device has kept can still be read.":
    "Netwọk anaghị aza. Ị ka nwere ike ịgụ ihe ngwa a chekwara.",
  "To the news": "Gaa n'akụkọ",
  Total: "Mkpokọta",
  Undo: "Weghachi",
  "You are offline": "Ịnọghị n'ịntanetị",
  paper: "akwụkwọ akụkọ",
  word: "okwu",
} satisfies WordsFor<typeof names>;
