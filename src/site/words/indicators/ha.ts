import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { indicators as names } from "./en.ts";

export const indicators = {
  "Core inflation": "Hauhawar farashi ta tushe",
  "Crude oil that is pumped in a day.": "Ɗanyen mai da ake haƙowa a rana.",
  "Current account": "Asusun ciniki da waje",
  "Each change is against the period before: the month, or the year where only a year is named. A rise is not good or bad by itself, so none is coloured.":
    "Kowane sauyi da lokacin da ya gabata ne: wata, ko shekara inda shekara kaɗai aka faɗa. Hawa ba alheri ko sharri ba ne da kansa, don haka ba a sa launi ba.",
  "Earnings from abroad minus payments abroad, as a percentage of GDP; later years are the IMF's forecast.":
    "Abin da ke shigowa daga waje ban da abin da ake biya, a kashi na GDP; shekarun gaba hasashen IMF ne.",
  "External debt": "Bashin waje",
  Figure: "Alƙalami",
  "Food inflation": "Hauhawar farashin abinci",
  "Foreign money that the central bank holds, gross.":
    "Kuɗin waje da babban banki yake riƙe da shi, gaba ɗaya.",
  "Foreign reserves": "Asusun ajiyar waje",
  GDP: "GDP",
  "GDP growth": "Bunƙasar GDP",
  "Government debt": "Bashin gwamnati",
  "How much dearer food is than a year ago.": "Yadda abinci ya fi tsada fiye da bara.",
  "How much dearer life is than a year ago.": "Yadda rayuwa ta fi tsada fiye da bara.",
  "How much more Nigeria makes than the year before.": "Yadda abin da Najeriya take samarwa ya fi na bara.",
  Inflation: "Hauhawar farashi",
  "Inflation without farm produce, whose prices jump with the seasons.":
    "Hauhawar farashi ban da kayan gona, waɗanda farashinsu yake sauyawa da damina da rani.",
  Lately: "Kwanan nan",
  "No indicator is known yet. The first figures come within a day.":
    "Ba a san ko wane alƙalami ba tukuna. Na farko suna zuwa cikin kwana ɗaya.",
  "Oil production": "Haƙar mai",
  "People who live in Nigeria.": "Mutanen da ke zaune a Najeriya.",
  "People without work who are looking for it, as modelled by the ILO.":
    "Marasa aiki da ke nemansa, a lissafin ILO.",
  "Policy rate": "Kuɗin ruwa na CBN",
  Population: "Yawan jama'a",
  "Press one for its chart and its source.": "Danna ɗaya don ganin zane da majiyarsa.",
  "Prime lending rate": "Kuɗin ruwan bashi mafi sauƙi",
  Remittances: "Kuɗin da ake aikowa gida",
  "The central bank's rate (MPR), from which banks' rates follow.":
    "Kuɗin ruwan babban banki (MPR), wanda bankuna suke bi.",
  "The value of everything that Nigeria makes in a year.":
    "Darajar duk abin da Najeriya take samarwa a shekara.",
  "Treasury bill rate": "Ribar takardun baitulmali",
  Unemployment: "Rashin aikin yi",
  "Value, change": "Ƙima, sauyi",
  "What Nigeria owes abroad.": "Abin da ake bin Najeriya a waje.",
  "What Nigerians abroad send home.": "Abin da 'yan Najeriya a waje suke aikowa gida.",
  "What banks charge their best customers.": "Abin da bankuna suke nema ga amintattun abokan cinikinsu.",
  "What the government owes, as a percentage of GDP; later years are the IMF's forecast.":
    "Bashin gwamnati, a kashi na GDP; shekarun gaba hasashen IMF ne.",
  "What the government pays on short loans.": "Abin da gwamnati take biya kan gajeren bashi.",
  "barrels a day": "ganga a rana",
  people: "mutane",
  "{change}, in points": "maki {change}",
  "{name} has stood at {value} since {time}": "{name}: {value} ba sauyi tun {time}",
  "{name} is at {value}, its highest since {time} at least":
    "{name} ya kai {value}, mafi girma aƙalla tun {time}",
  "{name} is at {value}, its lowest since {time} at least":
    "{name} ya kai {value}, mafi ƙaranci aƙalla tun {time}",
  "{name} is back at {value}, after {before} in {time}": "{name} ya koma {value}, bayan {before} a {time}",
  "{name} is down to {value}, from {before} in {time}": "{name} ya sauka {value}, daga {before} a {time}",
  "{name} is up to {value}, from {before} in {time}": "{name} ya hau {value}, daga {before} a {time}",
  "{name}, lately": "{name}, kwanan nan",
  "{n} billion": "biliyan {n}",
  "{n} million": "miliyan {n}",
  "{n} official figures at a glance.": "Alƙaluman hukuma {n} a kallo ɗaya.",
  "{n} trillion": "tiriliyan {n}",
} satisfies WordsFor<typeof names>;
