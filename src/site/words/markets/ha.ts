import { one } from "#site/words/plural/ha.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { markets as names } from "./en.ts";

export const markets = {
  "(forecast)": "(hasashe)",
  "1 month": "wata 1",
  "1 year": "shekara 1",
  "5 years": "shekaru 5",
  "6 months": "watanni 6",
  "All currencies in naira": "Duk kuɗaɗe a naira",
  Amount: "Adadi",
  "At the official rates of this page. Banks add their own charges.":
    "Da canjin hukuma na wannan shafi. Bankuna suna ƙara nasu caji.",
  "Business news": "Labaran kasuwanci",
  "Buying and selling": "Saye da sayarwa",
  "Buying, ₦": "Saye, ₦",
  Change: "Sauyi",
  "Close, ₦": "Rufewa, ₦",
  "Company share": "Hannun jari",
  Convert: "Canza",
  Converter: "Mai canji",
  Currency: "Kuɗi",
  "Enter an amount to convert.": "Ku rubuta adadin da za a canza.",
  Gainers: "Waɗanda suka hau",
  "Highest and lowest of the day": "Mafi girma da mafi ƙaranci na rana",
  History: "Tarihi",
  Losers: "Waɗanda suka sauka",
  "Most traded": "Waɗanda aka fi ciniki",
  "Naira for one unit: {name} ({code})": "Naira a guda ɗaya: {name} ({code})",
  "Nigerian naira": "Nairar Najeriya",
  "No business stories could be loaded.": "An kasa loda labaran kasuwanci.",
  "No rates are known yet. They are asked for once a day.":
    "Ba a san canji ba tukuna. Ana tambaya sau ɗaya a rana.",
  "No share prices are known yet. They come after the exchange closes at 14:30.":
    "Ba a san farashin hannun jari ba tukuna. Yana zuwa bayan kasuwa ta rufe da 14:30.",
  "No value is known at the moment.": "Ba a san ƙimar ba a yanzu.",
  "None on this day.": "Babu a wannan rana.",
  "Official rate": "Canjin hukuma",
  "Other currencies are converted by way of the dollar. What a bank, a card or a transfer service asks of you differs: they add a margin and charges of their own.":
    "Ana canza sauran kuɗaɗe ta hanyar dala. Abin da banki, kati ko kamfanin aika kuɗi zai karɓa ya bambanta: suna ƙara riba da cajinsu.",
  "Other pages of figures": "Sauran shafukan alƙaluma",
  "Period of the charts": "Tsawon lokacin zane",
  "Rate, ₦": "Canji, ₦",
  "Rates of the unofficial street market are not shown here: dealing there is against the law, and nobody answers for its figures.":
    "Ba a nuna canjin kasuwar bayan fage a nan: ciniki a can ya saɓa wa doka, kuma ba wanda yake ɗaukar nauyin alƙalumanta.",
  "Selling, ₦": "Sayarwa, ₦",
  "Shares that moved": "Hannun jarin da suka motsa",
  Swap: "Juya",
  "The Nigerian Exchange is closed": "Kasuwar hannun jari ta Najeriya a rufe take",
  "The Nigerian Exchange is open": "Kasuwar hannun jari ta Najeriya a buɗe take",
  "The Nigerian Exchange trades on working days, 10:00 to 14:30.":
    "Kasuwar hannun jari ta Najeriya tana ciniki a ranakun aiki, 10:00 zuwa 14:30.",
  "The history grows with each day; there is no line to draw yet.":
    "Tarihin yana ƙaruwa kowace rana; babu layin da za a zana tukuna.",
  "The official exchange rate of the day, and what your money is worth at it.":
    "Canjin hukuma na yau, da darajar kuɗinku a kansa.",
  "The official rate is not known yet. It is asked for every two hours.":
    "Ba a san canjin hukuma ba tukuna. Ana tambaya duk bayan awa biyu.",
  "The official rate is the price at which banks and companies exchange dollars for naira on the Nigerian Foreign Exchange Market. The Central Bank of Nigeria publishes it after each working day. When a dollar costs fewer naira than the day before, the naira has become stronger.":
    "Canjin hukuma shi ne farashin da bankuna da kamfanoni suke canza dala zuwa naira a kasuwar canjin kuɗi ta Najeriya. Babban Bankin Najeriya yana wallafa shi bayan kowace ranar aiki. Idan dala ta fi arha a naira fiye da jiya, naira ta ƙara ƙarfi.",
  Time: "Lokaci",
  To: "Zuwa",
  "US dollar, {day}": "Dalar Amurka, {day}",
  "US dollars a barrel": "dalar Amurka a ganga",
  Value: "Ƙima",
  "What this rate is": "Mene ne wannan canji",
  "a public holiday": "hutun gwamnati",
  "after its hours. It opens on {time}.": "bayan lokacinta. Za ta buɗe {time}.",
  "and has not opened yet. It opens on {time}.": "ba ta buɗe ba tukuna. Za ta buɗe {time}.",
  "for the weekend. It opens on {time}.": "saboda ƙarshen mako. Za ta buɗe {time}.",
  "for {holiday}. It opens on {time}.": "saboda {holiday}. Za ta buɗe {time}.",
  "index points": "makin ma'auni",
  "naira stronger ({change} for a dollar)": "naira ta ƙara ƙarfi ({change} a dala)",
  "naira unchanged ({change} for a dollar)": "naira ba ta sauya ba ({change} a dala)",
  "naira weaker ({change} for a dollar)": "naira ta raunana ({change} a dala)",
  "until {time} today.": "har {time} a yau.",
  "{name} as a table": "{name} a teburi",
  "{name}, point by point": "{name}, ɗaya bayan ɗaya",
  "{name}: {first} in {start}, {last} in {end}": "{name}: {first} a {start}, {last} a {end}",
  "{n} rows": (n) => (one(n) ? "layi {n}" : "layuka {n}"),
  "{rate} for $1": "{rate} a $1",
} satisfies WordsFor<typeof names>;
