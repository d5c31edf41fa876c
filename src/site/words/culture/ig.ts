import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { culture as names } from "./en.ts";

export const culture = {
  "(opens in a new tab)": "(ọ na-emepe na taabụ ọhụrụ)",
  "Add all holidays to your calendar": "Tinye ezumike niile na kalenda gị",
  "Add to calendar": "Tinye na kalenda",
  "All day": "Ụbọchị niile",
  "All events": "Mmemme niile",
  "All films": "Ihe nkiri niile",
  CANCELLED: "A KAGBUOLA YA",
  ESTIMATED: "ATỤMATỤ",
  "Estimated days are calculated from the moon; the government announces them and may name another.":
    "A gụrụ ụfọdụ ụbọchị site n'ọnwa; ọ bụ gọọmenti na-ekwupụta ha, o nwekwara ike ikwu ụbọchị ọzọ.",
  "Every category": "Ngalaba niile",
  "Every city": "Obodo niile",
  "Every genre": "Ụdị niile",
  "Films in Nigerian cinemas now.": "Ihe nkiri nọ na sinima Naịjirịa ugbu a.",
  "Films that are about to open in Nigerian cinemas, Nollywood first.":
    "Ihe nkiri na-abịa na sinima Naịjirịa, Nollywood buru ụzọ.",
  Genre: "Ụdị",
  "In cinemas from {day}": "Na sinima malite {day}",
  "Movement shows once there is an earlier chart to compare with":
    "Mgbanwe ga-apụta mgbe ndepụta ochie dị iji tụnyere",
  "Movement since {day}": "Mgbanwe kemgbe {day}",
  NEW: "ỌHỤRỤ",
  "No chart is available yet. The first one comes within a few hours.":
    "Ndepụta adịbeghị. Nke mbụ na-abịa n'awa ole na ole.",
  "No event fits this choice.": "O nweghị mmemme dabara na nhọrọ a.",
  "No event is listed yet. Organisers can write to {email}.":
    "Mmemme adịbeghị. Ndị nhazi nwere ike idegara {email}.",
  "No film fits this choice.": "O nweghị ihe nkiri dabara na nhọrọ a.",
  "No film is listed at the moment.": "O nweghị ihe nkiri dị ugbu a.",
  "No upcoming film is listed at the moment.": "O nweghị ihe nkiri na-abịa ugbu a.",
  POSTPONED: "E BUGARALA YA",
  "Public holidays": "Ụbọchị ezumike",
  SAMPLE: "IHE NLELE",
  "Shown in {cities}": "A na-egosi ya na {cities}",
  "The songs that Nigeria plays most.": "Egwu Naịjirịa kacha ege.",
  Trailer: "Mgbasa ihe nkiri",
  "Until {day}": "Ruo {day}",
  "Venue to be announced": "A ga-ekwupụta ebe",
  "What is on in Nigeria's cities, by date.": "Ihe na-eme n'obodo Naịjirịa, n'usoro ụbọchị.",
  "down by": "ọ gbadara",
  "of {title}, in a new tab": "nke {title}, na taabụ ọhụrụ",
  "up by": "ọ rịgoro",
  "{n} h": "awa {n}",
  "{start} to {end}": "{start} ruo {end}",
} satisfies WordsFor<typeof names>;
