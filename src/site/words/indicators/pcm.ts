import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { indicators as names } from "./en.ts";

export const indicators = {
  "Core inflation": "Core inflation",
  "Crude oil that is pumped in a day.": "Crude oil wey dem pump for one day.",
  "Current account": "Current account",
  "Each change is against the period before: the month, or the year where only a year is named. A rise is not good or bad by itself, so none is coloured.":
    "Each change na with the time before: the month, or the year where na only year dem call. To rise no be good or bad by itself, so we no colour am.",
  "Earnings from abroad minus payments abroad, as a percentage of GDP; later years are the IMF's forecast.":
    "Money wey come from abroad comot wetin we pay go there, in percent of GDP; the years wey dey come na IMF forecast.",
  "External debt": "Money wey we owe abroad",
  Figure: "Figure",
  "Food inflation": "Food inflation",
  "Foreign money that the central bank holds, gross.":
    "Foreign money wey dey the central bank hand, everything.",
  "Foreign reserves": "Foreign reserves",
  GDP: "GDP",
  "GDP growth": "How GDP dey grow",
  "Government debt": "Money wey government owe",
  "How much dearer food is than a year ago.": "How food don cost pass last year.",
  "How much dearer life is than a year ago.": "How life don cost pass last year.",
  "How much more Nigeria makes than the year before.": "How much Naija make pass the year before.",
  Inflation: "Inflation",
  "Inflation without farm produce, whose prices jump with the seasons.":
    "Inflation without farm things, because their price dey jump with season.",
  Lately: "Recently",
  "No indicator is known yet. The first figures come within a day.":
    "We never know any figure. The first ones go come inside one day.",
  "Oil production": "Oil production",
  "People who live in Nigeria.": "People wey dey live for Naija.",
  "People without work who are looking for it, as modelled by the ILO.":
    "People wey no get work and dey find am, as ILO calculate am.",
  "Policy rate": "Policy rate",
  Population: "How many people dey",
  "Press one for its chart and its source.": "Press one to see the chart and where e from.",
  "Prime lending rate": "Prime lending rate",
  Remittances: "Money wey people send come house",
  "The central bank's rate (MPR), from which banks' rates follow.":
    "The central bank own rate (MPR), wey other banks dey follow.",
  "The value of everything that Nigeria makes in a year.":
    "The value of everything wey Naija make for one year.",
  "Treasury bill rate": "Treasury bill rate",
  Unemployment: "People wey no get work",
  "Value, change": "Value, change",
  "What Nigeria owes abroad.": "Wetin Naija owe for abroad.",
  "What Nigerians abroad send home.": "Wetin Naija people for abroad dey send come house.",
  "What banks charge their best customers.": "Wetin banks dey collect from their best customers.",
  "What the government owes, as a percentage of GDP; later years are the IMF's forecast.":
    "Wetin government owe, in percent of GDP; the years wey dey come na IMF forecast.",
  "What the government pays on short loans.": "Wetin government dey pay for short loan.",
  "barrels a day": "barrels for one day",
  people: "people",
  "{change}, in points": "{change} points",
  "{name} has stood at {value} since {time}": "{name} don dey {value} since {time}",
  "{name} is at {value}, its highest since {time} at least":
    "{name} don reach {value}, e never high like this since {time}",
  "{name} is at {value}, its lowest since {time} at least":
    "{name} don reach {value}, e never low like this since {time}",
  "{name} is back at {value}, after {before} in {time}":
    "{name} don return reach {value}, after {before} for {time}",
  "{name} is down to {value}, from {before} in {time}":
    "{name} don come down reach {value}, from {before} for {time}",
  "{name} is up to {value}, from {before} in {time}":
    "{name} don climb reach {value}, from {before} for {time}",
  "{name}, lately": "{name}, recently",
  "{n} billion": "{n} billion",
  "{n} million": "{n} million",
  "{n} official figures at a glance.": "{n} official figures one time.",
  "{n} trillion": "{n} trillion",
} satisfies WordsFor<typeof names>;
