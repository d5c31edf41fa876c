import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { reading as names } from "./en.ts";

export const reading = {
  Abducted: "Àwọn tí a jí gbé",
  "About this paper": "Nípa ìwé ìròyìn yìí",
  "An article without a headline": "Ìròyìn tí kò ní àkọlé",
  Arrested: "Àwọn tí a mú",
  "As it was told": "Bí a ṣe sọ ọ́",
  "At least {articles} in the last 24 hours.": "Ó kéré tán {articles} láàárín wákàtí 24 sẹ́yìn.",
  "At least {articles} since your last visit.": "Ó kéré tán {articles} láti ìgbà tí o wá kẹ́yìn.",
  Club: "Ẹgbẹ́ agbábọ́ọ̀lù",
  "Each distinct text once, in the order of time. Papers that ran the same text are folded beneath it.":
    "Ọ̀rọ̀ kọ̀ọ̀kan lẹ́ẹ̀kan, bí àkókò ṣe tẹ̀léra. Àwọn ìwé ìròyìn tó gbé ọ̀rọ̀ kan náà jáde wà lábẹ́ rẹ̀.",
  "Each dot is a paper at its first text; a hollow one ran another paper's text.":
    "Àmì kọ̀ọ̀kan jẹ́ ìwé ìròyìn kan níbi ọ̀rọ̀ rẹ̀ àkọ́kọ́; èyí tó ṣófo gbé ọ̀rọ̀ ìwé ìròyìn mìíràn jáde.",
  "Every headline, in the order in which they came": "Gbogbo àkọlé, bí wọ́n ṣe wọlé tẹ̀léra",
  "Feed fails": "Feed kò ṣiṣẹ́",
  "Feed in order": "Feed ń ṣiṣẹ́ dáadáa",
  "Feed late": "Feed pẹ́",
  "Feed not read yet": "A kò tíì ka feed",
  "Feed paused": "A dá feed dúró fún ìgbà díẹ̀",
  "Feed stopped": "A ti dá feed dúró",
  Figures: "Iye",
  Find: "Wá a",
  "Find a newspaper": "Wá ìwé ìròyìn",
  "Find a newspaper by its name": "Wá ìwé ìròyìn pẹ̀lú orúkọ rẹ̀",
  "First to report": "Àkọ́kọ́ tó sọ ọ́",
  "Follow by RSS": "Tẹ̀lé e pẹ̀lú RSS",
  "Follow those whose stories you want by themselves.": "Tẹ̀lé àwọn tí o fẹ́ ka ìròyìn wọn nìkan.",
  "For newspapers": "Fún àwọn ìwé ìròyìn",
  "Forget all stories that were read here?": "Ṣé kí a gbàgbé gbogbo ìròyìn tí o kà níbí?",
  "Forget when you last opened each story?": "Ṣé kí a gbàgbé ìgbà tí o ṣí ìròyìn kọ̀ọ̀kan kẹ́yìn?",
  Freed: "Àwọn tí a tú sílẹ̀",
  Injured: "Àwọn tó farapa",
  "Kept on this device only. Nobody else sees what you read.":
    "Fóònù yìí nìkan ló fi pamọ́. Kò sí ẹlòmíràn tó ń rí ohun tí o kà.",
  Killed: "Àwọn tó kú",
  "Last article {time}, {today} today": "Ìròyìn ìkẹyìn {time}, {today} lónìí",
  "Looking for what is new…": "A ń wá ohun tuntun…",
  "Mark all as seen": "Sàmì pé o ti rí gbogbo rẹ̀",
  Missing: "Àwọn tí a kò rí",
  "Name and summary were written by a machine from the stories below; its names and numbers were checked against them.":
    "Ẹ̀rọ ló kọ orúkọ àti àkópọ̀ yìí láti inú àwọn ìròyìn ìsàlẹ̀; a ti fi wọ́n yẹ àwọn orúkọ àti iye inú rẹ̀ wò.",
  Newspaper: "Ìwé ìròyìn",
  "No article yet": "Kò sí ìròyìn síbẹ̀",
  "No newspaper here has this name.": "Kò sí ìwé ìròyìn tó ń jẹ́ orúkọ yìí níbí.",
  "Nothing new in the last 24 hours.": "Kò sí tuntun láàárín wákàtí 24 sẹ́yìn.",
  "Nothing new since you last looked.": "Kò sí tuntun láti ìgbà tí o wò kẹ́yìn.",
  "Nothing new since your last visit.": "Kò sí tuntun láti ìgbà tí o wá kẹ́yìn.",
  "Nothing was read here yet.": "A kò tíì ka nǹkankan níbí.",
  "Other stories": "Àwọn ìròyìn mìíràn",
  "Please fill in all fields, with a valid email address and 10 to 1000 characters of feedback. Go back to find what you wrote.":
    "Jọ̀wọ́ kọ gbogbo rẹ̀, pẹ̀lú àdírẹ́sì ímeèlì tó pé àti lẹ́tà 10 sí 1000. Padà sẹ́yìn láti rí ohun tí o kọ.",
  "Read at {time}": "O kà á ní aago {time}",
  "Related topics": "Kókó ọ̀rọ̀ tó jọ ọ́",
  "Some answers could not be loaded: this may not be all that is new.":
    "Àwọn ìdáhùn kan kò jáde: ó lè má jẹ́ gbogbo ohun tuntun nìyí.",
  "Source: {site}": "Orísun: {site}",
  "Stop following {name}": "Má tẹ̀lé {name} mọ́",
  "Stories that you opened": "Àwọn ìròyìn tí o ṣí",
  Story: "Ìròyìn",
  "Tell us what is wrong, what is missing, what you like. We read every word.":
    "Sọ fún wa ohun tó ṣàṣìṣe, ohun tó ṣẹ́kù, àti ohun tí o fẹ́ràn. A ń ka gbogbo ọ̀rọ̀.",
  "That is all: {stories}, about {minutes} min.": "Ó parí: {stories}, bí ìṣẹ́jú {minutes}.",
  "The Follow button of a topic, a story, a club, a search or a newspaper puts it here.":
    "Bọ́tìnì Tẹ̀lé lórí kókó ọ̀rọ̀, ìròyìn, ẹgbẹ́, ìṣàwárí tàbí ìwé ìròyìn ló ń mú un wá síbí.",
  "The most told come first": "Èyí tí a sọ jùlọ ló ṣáájú",
  "The stories, newest first": "Àwọn ìròyìn, tuntun lákọ̀ọ́kọ́",
  "This could not be loaded.": "Èyí kò jáde.",
  "Told by": "Àwọn tó sọ ọ́",
  Topic: "Kókó ọ̀rọ̀",
  "What came to the stories that you opened, then what most papers tell: at most five minutes' reading. When you opened a story is kept on this device only.":
    "Ohun tó kún àwọn ìròyìn tí o ṣí, lẹ́yìn náà èyí tí ìwé ìròyìn púpọ̀ sọ: kíkà rẹ̀ kò ju ìṣẹ́jú márùn-ún lọ. Fóònù yìí nìkan ló fi ìgbà tí o ṣí ìròyìn pamọ́.",
  "What each paper says, in the order of time": "Ohun tí ìwé ìròyìn kọ̀ọ̀kan sọ, bí àkókò ṣe tẹ̀léra",
  "What is new could not be loaded.": "Ohun tuntun kò jáde.",
  "What you follow is kept by a script in your browser, and scripts are switched off here.":
    "Script inú browser rẹ ló ń fi ohun tí o ń tẹ̀lé pamọ́, a sì ti pa script níbí.",
  "What you follow is kept on this device only. Each shows what came since you last looked here.":
    "Fóònù yìí nìkan ló fi ohun tí o ń tẹ̀lé pamọ́. Ọ̀kọ̀ọ̀kan ń fi ohun tó wọlé hàn láti ìgbà tí o wo ibí kẹ́yìn.",
  "What you read is kept by a script in your browser, and scripts are switched off here.":
    "Script inú browser rẹ ló ń fi ohun tí o kà pamọ́, a sì ti pa script níbí.",
  "When you opened a story is kept by a script in your browser, and scripts are switched off here.":
    "Script inú browser rẹ ló ń fi ìgbà tí o ṣí ìròyìn pamọ́, a sì ti pa script níbí.",
  "Who says it": "Ta ló sọ ọ́",
  "You follow nothing yet.": "O kò tíì tẹ̀lé ohunkóhun.",
  "Your name and address are used to answer you and for nothing else; they are erased on request.":
    "Láti dá yín lóhùn nìkan ni a ń lo orúkọ àti àdírẹ́sì yín; a ó pa wọ́n rẹ́ bí ẹ bá béèrè.",
  "in {language}": "ní èdè {language}",
  "say {papers}": "{papers} ló sọ ọ́",
  "says {paper}, {time}": "{paper} ló sọ ọ́, {time}",
  "unnamed source": "ẹni tí a kò dárúkọ",
  "{articles} in the last 24 hours.": "{articles} láàárín wákàtí 24 sẹ́yìn.",
  "{articles} since your last visit.": "{articles} láti ìgbà tí o wá kẹ́yìn.",
  "{name} reads the public feed of a paper, shows headline, picture and a short summary, and sends the reader to the paper for the story. To be added, corrected or removed, write to {address}.":
    "{name} ń ka feed ìwé ìròyìn tó ṣí fún gbogbo ènìyàn, ó ń fi àkọlé, àwòrán àti àkópọ̀ kúkúrú hàn, ó sì ń rán òǹkàwé lọ sí ìwé ìròyìn náà. Láti fi yín kún un, ṣàtúnṣe tàbí yọ yín kúrò, ẹ kọ̀wé sí {address}.",
  "{n} articles": "àròkọ {n}",
  "{n} new articles": "àròkọ tuntun {n}",
  "{n} new texts": "ọ̀rọ̀ tuntun {n}",
  "{n} newspapers are collected.": "A ń kó ìwé ìròyìn {n} jọ.",
  "{texts} since {time}": "{texts} láti {time}",
  "{topic}: what the papers tell": "{topic}: ohun tí àwọn ìwé ìròyìn sọ",
} satisfies WordsFor<typeof names>;
