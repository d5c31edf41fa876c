import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { indicators as names } from "./en.ts";

export const indicators = {
  "Core inflation": "Isi ọnụ ahịa",
  "Crude oil that is pumped in a day.": "Mmanụ a na-ekupụta n'ụbọchị.",
  "Current account": "Akaụntụ azụmahịa mba ọzọ",
  "Each change is against the period before: the month, or the year where only a year is named. A rise is not good or bad by itself, so none is coloured.":
    "Mgbanwe ọ bụla bụ n'ebe oge gara aga nọ: ọnwa, ma ọ bụ afọ ebe a kpọrọ naanị afọ. Mmụba abụghị ihe ọma maọbụ ihe ọjọọ n'onwe ya, ya mere enweghị nke e nyere agba.",
  "Earnings from abroad minus payments abroad, as a percentage of GDP; later years are the IMF's forecast.":
    "Ego sitere mba ọzọ wepụ nke a kwụrụ ha, na pasentị GDP; afọ ndị na-abịa bụ amụma IMF.",
  "External debt": "Ụgwọ mba ọzọ",
  Figure: "Ọnụọgụ",
  "Food inflation": "Ọnụ ahịa nri",
  "Foreign money that the central bank holds, gross.": "Ego mba ọzọ dị n'aka bankị etiti, ngụkọta.",
  "Foreign reserves": "Ego nchekwa mba ọzọ",
  GDP: "GDP",
  "GDP growth": "Uto GDP",
  "Government debt": "Ụgwọ gọọmenti",
  "How much dearer food is than a year ago.": "Otu nri si dị oke ọnụ karịa n'afọ gara aga.",
  "How much dearer life is than a year ago.": "Otu ndụ si dị oke ọnụ karịa n'afọ gara aga.",
  "How much more Nigeria makes than the year before.":
    "Otu ihe Naịjirịa na-emepụta si karịa nke afọ gara aga.",
  Inflation: "Ịrị elu ọnụ ahịa",
  "Inflation without farm produce, whose prices jump with the seasons.":
    "Ịrị elu ọnụ ahịa ma ewepụ ihe ubi, nke ọnụ ya na-agbanwe n'oge.",
  Lately: "N'oge na-adịbeghị anya",
  "No indicator is known yet. The first figures come within a day.":
    "Amabeghị ọnụọgụ ọ bụla. Ndị mbụ na-abịa n'otu ụbọchị.",
  "Oil production": "Mmepụta mmanụ",
  "People who live in Nigeria.": "Ndị bi na Naịjirịa.",
  "People without work who are looking for it, as modelled by the ILO.":
    "Ndị na-enweghị ọrụ na-achọ ya, na ngụkọ ILO.",
  "Policy rate": "Ọmụrụ nwa nke CBN",
  Population: "Ọnụọgụ ndị mmadụ",
  "Press one for its chart and its source.": "Pịa otu maka eserese na isi mmalite ya.",
  "Prime lending rate": "Ọmụrụ nwa mgbazinye kacha ala",
  Remittances: "Ego e zitere n'ụlọ",
  "The central bank's rate (MPR), from which banks' rates follow.":
    "Ọmụrụ nwa bankị etiti (MPR), nke bankị ndị ọzọ na-eso.",
  "The value of everything that Nigeria makes in a year.": "Uru ihe niile Naịjirịa na-emepụta n'afọ.",
  "Treasury bill rate": "Ọmụrụ nwa akwụkwọ ego gọọmenti",
  Unemployment: "Enweghị ọrụ",
  "Value, change": "Uru, mgbanwe",
  "What Nigeria owes abroad.": "Ihe Naịjirịa ji na mba ọzọ.",
  "What Nigerians abroad send home.": "Ihe ndị Naịjirịa nọ mba ọzọ na-ezite n'ụlọ.",
  "What banks charge their best customers.": "Ihe bankị na-arịọ ndị ahịa ha kacha mma.",
  "What the government owes, as a percentage of GDP; later years are the IMF's forecast.":
    "Ihe gọọmenti ji, na pasentị GDP; afọ ndị na-abịa bụ amụma IMF.",
  "What the government pays on short loans.": "Ihe gọọmenti na-akwụ na mgbazinye dị mkpirikpi.",
  "barrels a day": "gbamgbam n'ụbọchị",
  people: "mmadụ",
  "{change}, in points": "akara {change}",
  "{name} has stood at {value} since {time}": "{name} anọwo na {value} kemgbe {time}",
  "{name} is at {value}, its highest since {time} at least":
    "{name} dị na {value}, nke kacha elu ma ọ dịkarịa ala kemgbe {time}",
  "{name} is at {value}, its lowest since {time} at least":
    "{name} dị na {value}, nke kacha ala ma ọ dịkarịa ala kemgbe {time}",
  "{name} is back at {value}, after {before} in {time}":
    "{name} alaghachila na {value}, mgbe ọ nọsịrị na {before} na {time}",
  "{name} is down to {value}, from {before} in {time}":
    "{name} agbadala na {value}, site na {before} na {time}",
  "{name} is up to {value}, from {before} in {time}": "{name} arịgola na {value}, site na {before} na {time}",
  "{name}, lately": "{name}, n'oge na-adịbeghị anya",
  "{n} billion": "ijeri {n}",
  "{n} million": "nde {n}",
  "{n} official figures at a glance.": "Ọnụọgụ gọọmenti {n} n'otu nlele.",
  "{n} trillion": "puku ijeri {n}",
} satisfies WordsFor<typeof names>;
