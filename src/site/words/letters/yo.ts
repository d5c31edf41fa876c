import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { letters as names } from "./en.ts";

export const letters = {
  "A preview of {time}: the brief itself is written at 7:00 AM and stays as it is.":
    "Àwòtẹ́lẹ̀ ti {time}: a ó kọ èyí gan-an ní 7:00, kò sì ní yí padà.",
  "A sample: invented news.": "Àpẹẹrẹ: ìròyìn àfinúdá.",
  "A two-minute read, in plain text too.": "Kíkà ìṣẹ́jú méjì, ó wà ní ọ̀rọ̀ lásán náà.",
  "Confirm my subscription": "Fìdí ìforúkọsílẹ̀ mi múlẹ̀",
  "Confirm your subscription": "Fìdí ìforúkọsílẹ̀ rẹ múlẹ̀",
  "Confirm your subscription here:": "Fìdí ìforúkọsílẹ̀ rẹ múlẹ̀ níbí:",
  "Daily Brief of {day}": "Ìròyìn ojoojúmọ́ ti {day}",
  "Earlier days": "Àwọn ọjọ́ tó kọjá",
  "Every letter has an unsubscribe link; one click and it ends. No login, no questions.":
    "Gbogbo lẹ́tà ló ní ìlínkì ìyọkúrò; títẹ̀ kan, ó parí. Kò sí wíwọlé, kò sí ìbéèrè.",
  "First reported by {paper}.": "{paper} ló kọ́kọ́ sọ ọ́.",
  "Five to seven topics, each told once, with all the papers that report it.":
    "Kókó ọ̀rọ̀ márùn-ún sí méje, ọ̀kọ̀ọ̀kan lẹ́ẹ̀kan, pẹ̀lú gbogbo ìwé ìròyìn tó sọ ọ́.",
  "Free, light on data, on any phone.": "Ọ̀fẹ́, láìsí àwòrán tó wúwo, lórí fóònù èyíkéyìí.",
  "Get the Daily Brief": "Gba ìròyìn ojoojúmọ́",
  "Headlines belong to their papers.": "Àwọn ìwé ìròyìn ló ni àkọlé wọn.",
  "How to have your address erased at once is on the {page}.":
    "Bí a ó ṣe pa àdírẹ́sì rẹ rẹ́ lójú ẹsẹ̀ wà ní {page}.",
  "It comes every morning at 7:00 AM.": "Ó ń wá ní àràárọ̀ ní 7:00.",
  "Last results": "Èsì tó kọjá",
  "Newsletter: the Daily Brief": "Lẹ́tà ìròyìn: ìròyìn ojoojúmọ́",
  "One click, and it comes every morning at 7:00 AM.": "Títẹ̀ kan, yóò sì máa wá ní àràárọ̀ ní 7:00.",
  "Please confirm your Daily Brief": "Jọ̀wọ́ fìdí ìròyìn ojoojúmọ́ rẹ múlẹ̀",
  "Press the button, and no more letters will come to this address.":
    "Tẹ bọ́tìnì náà, lẹ́tà kankan kò sì ní wá sí àdírẹ́sì yìí mọ́.",
  "Press the button, and the Daily Brief comes every morning at 7:00 AM.":
    "Tẹ bọ́tìnì náà, ìròyìn ojoojúmọ́ yóò sì máa wá ní àràárọ̀ ní 7:00.",
  Print: "Tẹ̀ ẹ́ jáde",
  "Read it on the site": "Kà á lórí ojúewé wa",
  "Read the whole brief": "Ka gbogbo rẹ̀",
  "Read today's brief": "Ka ìròyìn òní",
  "Reported by {paper}.": "{paper} ló sọ ọ́.",
  "Send by WhatsApp": "Fi ránṣẹ́ lórí WhatsApp",
  "Sent by {name}, {contact}": "Láti ọ̀dọ̀ {name}, {contact}",
  "Someone, probably you, asked for the Daily Brief at this address.":
    "Ẹnìkan, ó ṣeé ṣe kó jẹ́ ìwọ, béèrè fún ìròyìn ojoojúmọ́ sí àdírẹ́sì yìí.",
  "Subscribe again": "Tún forúkọ sílẹ̀",
  "Table and fixtures": "Tábìlì àti ìdíje tó ń bọ̀",
  "The Daily Brief: what Nigeria's newspapers reported most, on one page, in your inbox every morning at 7:00 AM.":
    "Ìròyìn ojoojúmọ́: ohun tí ìwé ìròyìn Nàìjíríà sọ jùlọ, lórí ojúewé kan, nínú ímeèlì rẹ ní àràárọ̀ ní 7:00.",
  "The day's weather": "Ojú ọjọ́ òní",
  "The latest brief": "Ìròyìn ojoojúmọ́ tuntun jùlọ",
  "The league": "Líìgì náà",
  "The link works for 7 days. If it was not you, do nothing: no further letter will come.":
    "Ìlínkì náà yóò ṣiṣẹ́ fún ọjọ́ 7. Bí kì í bá ṣe ìwọ, má ṣe nǹkankan: lẹ́tà kankan kò ní wá mọ́.",
  "The market": "Ọjà",
  "The market in one line: the three indices of the exchange, and oil.":
    "Ọjà ní ìlà kan: atọ́ka mẹ́ta ti ọjà ìpín ìdókòwò, àti epo.",
  "The weather of the day, and the league: last results, next matches.":
    "Ojú ọjọ́ òní, àti líìgì: èsì tó kọjá, ìdíje tó ń bọ̀.",
  "There is no brief yet. It is written every morning at 7:00 AM.":
    "Kò tíì sí ìròyìn ojoojúmọ́. A máa ń kọ ọ́ ní àràárọ̀ ní 7:00.",
  "This link is no longer valid. Please subscribe again to get a new one.":
    "Ìlínkì yìí kò ṣiṣẹ́ mọ́. Jọ̀wọ́ tún forúkọ sílẹ̀ láti gba tuntun.",
  Unsubscribe: "Yọ orúkọ rẹ kúrò",
  "Unsubscribe from the Daily Brief": "Yọ orúkọ rẹ kúrò nínú ìròyìn ojoojúmọ́",
  "We give it to nobody and use it for nothing but this letter.":
    "A kì í fún ẹnikẹ́ni, lẹ́tà yìí nìkan sì ni a ń lò ó fún.",
  "We keep your address, and when you agreed to get the letter.":
    "Àdírẹ́sì rẹ ni a ń fi pamọ́, àti ìgbà tí o gbà láti gba lẹ́tà náà.",
  "What you get each morning": "Ohun tí o ó máa rí gbà ní àràárọ̀",
  Withdrawn: "A ti yọ ọ́ kúrò",
  "You are unsubscribed. No further letter will come.": "A ti yọ orúkọ rẹ kúrò. Lẹ́tà kankan kò ní wá mọ́.",
  "You get this letter because you asked for the Daily Brief at this address.":
    "O gba lẹ́tà yìí nítorí o béèrè fún ìròyìn ojoojúmọ́ sí àdírẹ́sì yìí.",
  "Your address stays yours": "Tìrẹ ni àdírẹ́sì rẹ",
  "a sample: invented news": "àpẹẹrẹ: ìròyìn àfinúdá",
  "high {high}, low {low}": "òkè {high}, ilẹ̀ {low}",
  "privacy page": "ojúewé ìpamọ́",
  "written at {time}": "a kọ ọ́ ní {time}",
} satisfies WordsFor<typeof names>;
