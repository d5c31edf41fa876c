import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { letters as names } from "./en.ts";

export const letters = {
  "(sentence written by a machine from their reports)": "(ẹ̀rọ ló kọ gbólóhùn náà láti inú ìròyìn wọn)",
  "A preview of {time}: the brief itself is written at 7:00 AM and stays as it is.":
    "Àwòtẹ́lẹ̀ ti {time}: a ó kọ èyí gan-an ní 7:00, kò sì ní yí padà.",
  "A sample: invented news.": "Àpẹẹrẹ: ìròyìn àfinúdá.",
  "Confirm my subscription": "Fìdí ìforúkọsílẹ̀ mi múlẹ̀",
  "Confirm your subscription": "Fìdí ìforúkọsílẹ̀ rẹ múlẹ̀",
  "Confirm your subscription here:": "Fìdí ìforúkọsílẹ̀ rẹ múlẹ̀ níbí:",
  "Daily Brief of {day}": "Ìròyìn ojoojúmọ́ ti {day}",
  "Earlier days": "Àwọn ọjọ́ tó kọjá",
  "Free, light on data, on any phone.": "Ọ̀fẹ́, láìsí àwòrán tó wúwo, lórí fóònù èyíkéyìí.",
  "Get the Daily Brief": "Gba ìròyìn ojoojúmọ́",
  "Headlines belong to their papers.": "Àwọn ìwé ìròyìn ló ni àkọlé wọn.",
  "It comes every morning at 7:00 AM.": "Ó ń wá ní àràárọ̀ ní 7:00.",
  "One click, and it comes every morning at 7:00 AM.": "Títẹ̀ kan, yóò sì máa wá ní àràárọ̀ ní 7:00.",
  "Please confirm your Daily Brief": "Jọ̀wọ́ fìdí ìròyìn ojoojúmọ́ rẹ múlẹ̀",
  "Press the button, and no more letters will come to this address.":
    "Tẹ bọ́tìnì náà, lẹ́tà kankan kò sì ní wá sí àdírẹ́sì yìí mọ́.",
  "Press the button, and the Daily Brief comes every morning at 7:00 AM.":
    "Tẹ bọ́tìnì náà, ìròyìn ojoojúmọ́ yóò sì máa wá ní àràárọ̀ ní 7:00.",
  Print: "Tẹ̀ ẹ́ jáde",
  "Read it on the site": "Kà á lórí ojúewé wa",
  "Read today's brief": "Ka ìròyìn òní",
  "Send by WhatsApp": "Fi ránṣẹ́ lórí WhatsApp",
  "Sent by {name}, {contact}": "Láti ọ̀dọ̀ {name}, {contact}",
  "Someone, probably you, asked for the Daily Brief at this address.":
    "Ẹnìkan, ó ṣeé ṣe kó jẹ́ ìwọ, béèrè fún ìròyìn ojoojúmọ́ sí àdírẹ́sì yìí.",
  "Subscribe again": "Tún forúkọ sílẹ̀",
  "The Daily Brief: what Nigeria's newspapers reported most, on one page, in your inbox every morning at 7:00 AM.":
    "Ìròyìn ojoojúmọ́: ohun tí ìwé ìròyìn Nàìjíríà sọ jùlọ, lórí ojúewé kan, nínú ímeèlì rẹ ní àràárọ̀ ní 7:00.",
  "The day's weather": "Ojú ọjọ́ òní",
  "The link works for 7 days. If it was not you, do nothing: no further letter will come.":
    "Ìlínkì náà yóò ṣiṣẹ́ fún ọjọ́ 7. Bí kì í bá ṣe ìwọ, má ṣe nǹkankan: lẹ́tà kankan kò ní wá mọ́.",
  "The market": "Ọjà",
  "There is no brief yet. It is written every morning at 7:00 AM.":
    "Kò tíì sí ìròyìn ojoojúmọ́. A máa ń kọ ọ́ ní àràárọ̀ ní 7:00.",
  "This link is no longer valid. Please subscribe again to get a new one.":
    "Ìlínkì yìí kò ṣiṣẹ́ mọ́. Jọ̀wọ́ tún forúkọ sílẹ̀ láti gba tuntun.",
  "Told by {paper}.": "{paper} ló sọ ọ́.",
  "Told first by {paper}, then by {papers}.": "{paper} ló kọ́kọ́ sọ ọ́, lẹ́yìn náà {papers}.",
  Unsubscribe: "Yọ orúkọ rẹ kúrò",
  "Unsubscribe from the Daily Brief": "Yọ orúkọ rẹ kúrò nínú ìròyìn ojoojúmọ́",
  "You are unsubscribed. No further letter will come.": "A ti yọ orúkọ rẹ kúrò. Lẹ́tà kankan kò ní wá mọ́.",
  "You get this letter because you asked for the Daily Brief at this address.":
    "O gba lẹ́tà yìí nítorí o béèrè fún ìròyìn ojoojúmọ́ sí àdírẹ́sì yìí.",
  "a sample: invented news": "àpẹẹrẹ: ìròyìn àfinúdá",
  "high {high}, low {low}": "òkè {high}, ilẹ̀ {low}",
  "written at {time}": "a kọ ọ́ ní {time}",
  "{n} more papers": "ìwé ìròyìn {n} mìíràn",
} satisfies WordsFor<typeof names>;
