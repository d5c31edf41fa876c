import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { letters as names } from "./en.ts";

export const letters = {
  "A preview of {time}: the brief itself is written at 7:00 AM and stays as it is.":
    "Hangen farko na {time}: za a rubuta na gaske da 7:00, kuma ba zai sauya ba.",
  "A sample: invented news.": "Samfuri: labaran ƙirƙira.",
  "A two-minute read, in plain text too.": "Karatun minti biyu, har ma a rubutu kawai.",
  "Confirm my subscription": "Tabbatar da rajistata",
  "Confirm your subscription": "Tabbatar da rajistarku",
  "Confirm your subscription here:": "Tabbatar da rajistarku a nan:",
  "Daily Brief of {day}": "Taƙaitattun labarai na {day}",
  "Earlier days": "Kwanakin baya",
  "Every letter has an unsubscribe link; one click and it ends. No login, no questions.":
    "Kowace wasiƙa tana da hanyar cire suna; dannawa ɗaya, ta ƙare. Ba shiga, ba tambaya.",
  "First reported by {paper}.": "{paper} ta fara ba da labarin.",
  "Five to seven topics, each told once, with all the papers that report it.":
    "Batutuwa biyar zuwa bakwai, kowanne sau ɗaya, tare da duk jaridun da suka ba da labarin.",
  "Free, light on data, on any phone.": "Kyauta, ba hotuna masu nauyi, a kowace waya.",
  "Get the Daily Brief": "Sami taƙaitattun labarai",
  "Headlines belong to their papers.": "Kanun labarai na jaridunsu ne.",
  "How to have your address erased at once is on the {page}.":
    "Yadda za a goge adireshinku nan take yana a {page}.",
  "It comes every morning at 7:00 AM.": "Yana zuwa kowace safiya da 7:00.",
  "Last results": "Sakamakon baya",
  "Newsletter: the Daily Brief": "Wasiƙar labarai: taƙaitattun labarai",
  "One click, and it comes every morning at 7:00 AM.": "Dannawa ɗaya, kuma zai zo kowace safiya da 7:00.",
  "Please confirm your Daily Brief": "Don Allah tabbatar da taƙaitattun labaranku",
  "Press the button, and no more letters will come to this address.":
    "Danna maɓallin, kuma ba wata wasiƙa da za ta sake zuwa wannan adireshi.",
  "Press the button, and the Daily Brief comes every morning at 7:00 AM.":
    "Danna maɓallin, kuma taƙaitattun labarai za su zo kowace safiya da 7:00.",
  Print: "Buga",
  "Read it on the site": "Karanta a shafinmu",
  "Read the whole brief": "Karanta duka",
  "Read today's brief": "Karanta labaran yau",
  "Reported by {paper}.": "{paper} ta ba da labarin.",
  "Send by WhatsApp": "Aika ta WhatsApp",
  "Sent by {name}, {contact}": "Daga {name}, {contact}",
  "Someone, probably you, asked for the Daily Brief at this address.":
    "Wani, watakila ku, ya nemi taƙaitattun labarai a wannan adireshi.",
  "Subscribe again": "Sake yin rajista",
  "Table and fixtures": "Teburi da wasannin da ke tafe",
  "The Daily Brief: what Nigeria's newspapers reported most, on one page, in your inbox every morning at 7:00 AM.":
    "Taƙaitattun labarai: abin da jaridun Najeriya suka fi faɗa, a shafi ɗaya, a imel ɗinku kowace safiya da 7:00.",
  "The day's weather": "Yanayin rana",
  "The latest brief": "Taƙaitattun labarai na baya-bayan nan",
  "The league": "Gasar",
  "The link works for 7 days. If it was not you, do nothing: no further letter will come.":
    "Adireshin zai yi aiki kwana 7. Idan ba ku ba ne, kada ku yi komai: ba wata wasiƙa da za ta sake zuwa.",
  "The market": "Kasuwa",
  "The market in one line: the three indices of the exchange, and oil.":
    "Kasuwa a layi ɗaya: ma'aunai uku na kasuwar hannun jari, da mai.",
  "The weather of the day, and the league: last results, next matches.":
    "Yanayin rana, da gasa: sakamakon baya, da wasannin gaba.",
  "There is no brief yet. It is written every morning at 7:00 AM.":
    "Babu taƙaitattun labarai tukuna. Ana rubuta su kowace safiya da 7:00.",
  "This link is no longer valid. Please subscribe again to get a new one.":
    "Wannan adireshi ba ya aiki yanzu. Ku sake yin rajista don samun sabo.",
  Unsubscribe: "Cire sunanka",
  "Unsubscribe from the Daily Brief": "Cire sunanka daga taƙaitattun labarai",
  "We give it to nobody and use it for nothing but this letter.":
    "Ba ma ba kowa, kuma ba ma amfani da shi sai don wannan wasiƙa.",
  "We keep your address, and when you agreed to get the letter.":
    "Muna adana adireshinku, da lokacin da kuka yarda da wasiƙar.",
  "What you get each morning": "Abin da za ku samu kowace safiya",
  Withdrawn: "An cire shi",
  "You are unsubscribed. No further letter will come.": "An cire sunanku. Ba wata wasiƙa da za ta sake zuwa.",
  "You get this letter because you asked for the Daily Brief at this address.":
    "Kun sami wannan wasiƙa saboda kun nemi taƙaitattun labarai a wannan adireshi.",
  "Your address stays yours": "Adireshinku naku ne",
  "a sample: invented news": "samfuri: labaran ƙirƙira",
  "high {high}, low {low}": "mafi zafi {high}, mafi sanyi {low}",
  "privacy page": "shafin sirri",
  "written at {time}": "an rubuta da {time}",
} satisfies WordsFor<typeof names>;
