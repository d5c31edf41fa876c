import { one } from "#site/words/plural/ha.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { letters as names } from "./en.ts";

export const letters = {
  "(sentence written by a machine from their reports)": "(na'ura ce ta rubuta jimlar daga rahotanninsu)",
  "A preview of {time}: the brief itself is written at 7:00 AM and stays as it is.":
    "Hangen farko na {time}: za a rubuta na gaske da 7:00, kuma ba zai sauya ba.",
  "A sample: invented news.": "Samfuri: labaran ƙirƙira.",
  "Confirm my subscription": "Tabbatar da rajistata",
  "Confirm your subscription": "Tabbatar da rajistarku",
  "Confirm your subscription here:": "Tabbatar da rajistarku a nan:",
  "Daily Brief of {day}": "Taƙaitattun labarai na {day}",
  "Earlier days": "Kwanakin baya",
  "Free, light on data, on any phone.": "Kyauta, ba hotuna masu nauyi, a kowace waya.",
  "Get the Daily Brief": "Sami taƙaitattun labarai",
  "Headlines belong to their papers.": "Kanun labarai na jaridunsu ne.",
  "It comes every morning at 7:00 AM.": "Yana zuwa kowace safiya da 7:00.",
  "One click, and it comes every morning at 7:00 AM.": "Dannawa ɗaya, kuma zai zo kowace safiya da 7:00.",
  "Please confirm your Daily Brief": "Don Allah tabbatar da taƙaitattun labaranku",
  "Press the button, and no more letters will come to this address.":
    "Danna maɓallin, kuma ba wata wasiƙa da za ta sake zuwa wannan adireshi.",
  "Press the button, and the Daily Brief comes every morning at 7:00 AM.":
    "Danna maɓallin, kuma taƙaitattun labarai za su zo kowace safiya da 7:00.",
  Print: "Buga",
  "Read it on the site": "Karanta a shafinmu",
  "Read today's brief": "Karanta labaran yau",
  "Send by WhatsApp": "Aika ta WhatsApp",
  "Sent by {name}, {contact}": "Daga {name}, {contact}",
  "Someone, probably you, asked for the Daily Brief at this address.":
    "Wani, watakila ku, ya nemi taƙaitattun labarai a wannan adireshi.",
  "Subscribe again": "Sake yin rajista",
  "The Daily Brief: what Nigeria's newspapers reported most, on one page, in your inbox every morning at 7:00 AM.":
    "Taƙaitattun labarai: abin da jaridun Najeriya suka fi faɗa, a shafi ɗaya, a imel ɗinku kowace safiya da 7:00.",
  "The day's weather": "Yanayin rana",
  "The link works for 7 days. If it was not you, do nothing: no further letter will come.":
    "Adireshin zai yi aiki kwana 7. Idan ba ku ba ne, kada ku yi komai: ba wata wasiƙa da za ta sake zuwa.",
  "The market": "Kasuwa",
  "There is no brief yet. It is written every morning at 7:00 AM.":
    "Babu taƙaitattun labarai tukuna. Ana rubuta su kowace safiya da 7:00.",
  "This link is no longer valid. Please subscribe again to get a new one.":
    "Wannan adireshi ba ya aiki yanzu. Ku sake yin rajista don samun sabo.",
  "Told by {paper}.": "{paper} ta ba da labarin.",
  "Told first by {paper}, then by {papers}.": "{paper} ta fara ba da labarin, sannan {papers}.",
  Unsubscribe: "Cire sunanka",
  "Unsubscribe from the Daily Brief": "Cire sunanka daga taƙaitattun labarai",
  "You are unsubscribed. No further letter will come.": "An cire sunanku. Ba wata wasiƙa da za ta sake zuwa.",
  "You get this letter because you asked for the Daily Brief at this address.":
    "Kun sami wannan wasiƙa saboda kun nemi taƙaitattun labarai a wannan adireshi.",
  "a sample: invented news": "samfuri: labaran ƙirƙira",
  "high {high}, low {low}": "mafi zafi {high}, mafi sanyi {low}",
  "written at {time}": "an rubuta da {time}",
  "{n} more papers": (n) => (one(n) ? "ƙarin jarida {n}" : "ƙarin jaridu {n}"),
} satisfies WordsFor<typeof names>;
