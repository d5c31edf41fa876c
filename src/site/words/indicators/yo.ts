import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { indicators as names } from "./en.ts";

export const indicators = {
  "Core inflation": "Ìpìlẹ̀ ọ̀wọ́n gógó",
  "Crude oil that is pumped in a day.": "Epo rọ̀bì tí a ń fà lójúmọ́.",
  "Current account": "Àkáùǹtì òwò òkèèrè",
  "Each change is against the period before: the month, or the year where only a year is named. A rise is not good or bad by itself, so none is coloured.":
    "Ìyípadà kọ̀ọ̀kan jẹ́ sí àkókò tó ṣáájú: oṣù, tàbí ọdún níbi tí a dárúkọ ọdún nìkan. Gígòkè kì í ṣe rere tàbí búburú fúnra rẹ̀, nítorí náà a kò fi àwọ̀ sí i.",
  "Earnings from abroad minus payments abroad, as a percentage of GDP; later years are the IMF's forecast.":
    "Owó tó wọlé láti òkèèrè yàtọ̀ sí èyí tó jáde, ní ìdá GDP; àsọtẹ́lẹ̀ IMF ni ti àwọn ọdún iwájú.",
  "External debt": "Gbèsè òkèèrè",
  Figure: "Iye",
  "Food inflation": "Ọ̀wọ́n gógó oúnjẹ",
  "Foreign money that the central bank holds, gross.": "Owó òkèèrè tó wà lọ́wọ́ báǹkì àpapọ̀, lápapọ̀.",
  "Foreign reserves": "Owó ìpamọ́ òkèèrè",
  GDP: "GDP",
  "GDP growth": "Ìdàgbàsókè GDP",
  "Government debt": "Gbèsè ìjọba",
  "How much dearer food is than a year ago.": "Bí oúnjẹ ṣe wọ́n ju ti èṣí lọ.",
  "How much dearer life is than a year ago.": "Bí ìgbé ayé ṣe wọ́n ju ti èṣí lọ.",
  "How much more Nigeria makes than the year before.": "Bí ohun tí Nàìjíríà ṣe ṣe pọ̀ ju ti ọdún tó kọjá lọ.",
  Inflation: "Ọ̀wọ́n gógó",
  "Inflation without farm produce, whose prices jump with the seasons.":
    "Ọ̀wọ́n gógó láìsí ohun ọ̀gbìn, tí iye rẹ̀ ń yí padà pẹ̀lú ìgbà.",
  Lately: "Láìpẹ́",
  "No indicator is known yet. The first figures come within a day.":
    "A kò tíì mọ iye kankan. Àwọn àkọ́kọ́ yóò dé láàárín ọjọ́ kan.",
  "Oil production": "Epo tí a ń fà",
  "People who live in Nigeria.": "Àwọn ènìyàn tó ń gbé Nàìjíríà.",
  "People without work who are looking for it, as modelled by the ILO.":
    "Àwọn tí kò níṣẹ́ tí wọ́n ń wá a, ní ìṣirò ILO.",
  "Policy rate": "Èlé ti báǹkì àpapọ̀",
  Population: "Iye ènìyàn",
  "Press one for its chart and its source.": "Tẹ ọ̀kan fún àwòrán ìlà àti orísun rẹ̀.",
  "Prime lending rate": "Èlé ẹ̀yáwó tó kéré jù",
  Remittances: "Owó tí a ń fi ránṣẹ́ sílé",
  "The central bank's rate (MPR), from which banks' rates follow.":
    "Èlé báǹkì àpapọ̀ (MPR), tí àwọn báǹkì ń tẹ̀lé.",
  "The value of everything that Nigeria makes in a year.": "Iye gbogbo ohun tí Nàìjíríà ń ṣe lọ́dún.",
  "Treasury bill rate": "Èlé ìwé gbèsè ìjọba",
  Unemployment: "Àìríṣẹ́ṣe",
  "Value, change": "Iye, ìyípadà",
  "What Nigeria owes abroad.": "Ohun tí Nàìjíríà jẹ ní òkèèrè.",
  "What Nigerians abroad send home.": "Ohun tí àwọn ọmọ Nàìjíríà ní òkèèrè ń fi ránṣẹ́ sílé.",
  "What banks charge their best customers.": "Ohun tí báǹkì ń gbà lọ́wọ́ àwọn oníbàárà wọn tó dára jù.",
  "What the government owes, as a percentage of GDP; later years are the IMF's forecast.":
    "Ohun tí ìjọba jẹ, ní ìdá GDP; àsọtẹ́lẹ̀ IMF ni ti àwọn ọdún iwájú.",
  "What the government pays on short loans.": "Ohun tí ìjọba ń san lórí gbèsè kúkúrú.",
  "barrels a day": "àgbá lójúmọ́",
  people: "ènìyàn",
  "{change}, in points": "àmì {change}",
  "{name} has stood at {value} since {time}": "{name} ti wà ní {value} láti {time}",
  "{name} is at {value}, its highest since {time} at least":
    "{name} wà ní {value}, tó ga jù láti {time} ó kéré tán",
  "{name} is at {value}, its lowest since {time} at least":
    "{name} wà ní {value}, tó kéré jù láti {time} ó kéré tán",
  "{name} is back at {value}, after {before} in {time}":
    "{name} ti padà sí {value}, lẹ́yìn {before} ní {time}",
  "{name} is down to {value}, from {before} in {time}": "{name} ti wálẹ̀ sí {value}, láti {before} ní {time}",
  "{name} is up to {value}, from {before} in {time}": "{name} ti gòkè sí {value}, láti {before} ní {time}",
  "{name}, lately": "{name}, láìpẹ́",
  "{n} billion": "bílíọ̀nù {n}",
  "{n} million": "mílíọ̀nù {n}",
  "{n} official figures at a glance.": "Iye ti ìjọba {n} ní wíwò kan.",
  "{n} trillion": "tírílíọ̀nù {n}",
} satisfies WordsFor<typeof names>;
