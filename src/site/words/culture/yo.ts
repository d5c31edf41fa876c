import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { culture as names } from "./en.ts";

export const culture = {
  "(opens in a new tab)": "(ó ń ṣí nínú táàbù tuntun)",
  "Add all holidays to your calendar": "Fi gbogbo ìsinmi sí kàlẹ́ńdà rẹ",
  "Add to calendar": "Fi sí kàlẹ́ńdà",
  "All day": "Gbogbo ọjọ́",
  "All events": "Gbogbo ayẹyẹ",
  "All films": "Gbogbo fíìmù",
  CANCELLED: "WỌ́N TI FAGILÉ E",
  ESTIMATED: "ÌDÍYELÉ",
  "Estimated days are calculated from the moon; the government announces them and may name another.":
    "Láti inú òṣùpá ni a ti ṣírò àwọn ọjọ́ kan; ìjọba ló ń kéde wọn, ó sì lè dá ọjọ́ mìíràn.",
  "Every category": "Gbogbo ẹ̀ka",
  "Every city": "Gbogbo ìlú",
  "Every genre": "Gbogbo irú fíìmù",
  "Films in Nigerian cinemas now.": "Fíìmù tó wà ní sinimá Nàìjíríà báyìí.",
  "Films that are about to open in Nigerian cinemas, Nollywood first.":
    "Fíìmù tó ń bọ̀ ní sinimá Nàìjíríà, Nollywood lákọ̀ọ́kọ́.",
  Genre: "Irú",
  "In cinemas from {day}": "Ní sinimá láti {day}",
  "Movement shows once there is an earlier chart to compare with":
    "Ìyípadà yóò hàn nígbà tí àtẹ àtijọ́ bá wà láti fi wé",
  "Movement since {day}": "Ìyípadà láti {day}",
  NEW: "TUNTUN",
  "No chart is available yet. The first one comes within a few hours.":
    "Kò tíì sí àtẹ. Èyí àkọ́kọ́ yóò dé láàárín wákàtí díẹ̀.",
  "No event fits this choice.": "Kò sí ayẹyẹ tó bá yíyàn yìí mu.",
  "No event is listed yet. Organisers can write to {email}.":
    "Kò tíì sí ayẹyẹ. Àwọn olùṣètò lè kọ̀wé sí {email}.",
  "No film fits this choice.": "Kò sí fíìmù tó bá yíyàn yìí mu.",
  "No film is listed at the moment.": "Kò sí fíìmù nísinsìnyí.",
  "No upcoming film is listed at the moment.": "Kò sí fíìmù tó ń bọ̀ nísinsìnyí.",
  POSTPONED: "WỌ́N TI SÚN UN",
  "Public holidays": "Ọjọ́ ìsinmi",
  SAMPLE: "ÀPẸẸRẸ",
  "Shown in {cities}": "Ó ń hàn ní {cities}",
  "The songs that Nigeria plays most.": "Orin tí Nàìjíríà ń gbọ́ jùlọ.",
  Trailer: "Ìpolówó fíìmù",
  "Until {day}": "Títí di {day}",
  "Venue to be announced": "A ó kéde ibi tí yóò wáyé",
  "What is on in Nigeria's cities, by date.": "Ohun tó ń lọ ní àwọn ìlú Nàìjíríà, ní ọjọ́ọjọ́.",
  "down by": "ó fi sọ̀kalẹ̀",
  "of {title}, in a new tab": "ti {title}, nínú táàbù tuntun",
  "up by": "ó fi gòkè",
  "{n} h": "wákàtí {n}",
  "{start} to {end}": "{start} sí {end}",
} satisfies WordsFor<typeof names>;
