import { one } from "#site/words/plural/pcm.ts";
import type { WordsFor } from "#site/words/shapes/words-for.ts";
import type { markets as names } from "./en.ts";

export const markets = {
  "(forecast)": "(prediction)",
  "1 month": "1 month",
  "1 year": "1 year",
  "5 years": "5 years",
  "6 months": "6 months",
  "All currencies in naira": "All currencies for naira",
  Amount: "How much",
  "At the official rates of this page. Banks add their own charges.":
    "With the official rates for this page. Banks dey add their own charges.",
  "Business news": "Business tori",
  "Buying and selling": "Buying and selling",
  "Buying, ₦": "Buying, ₦",
  Change: "Change",
  "Close, ₦": "Close, ₦",
  "Company share": "Company share",
  Convert: "Change am",
  Converter: "Converter",
  Currency: "Currency",
  "Enter an amount to convert.": "Write how much you wan change.",
  Gainers: "Who gain",
  "Highest and lowest of the day": "Highest and lowest for the day",
  History: "How e don dey",
  Losers: "Who lose",
  "Most traded": "Wetin dem trade pass",
  "Naira for one unit: {name} ({code})": "Naira for one: {name} ({code})",
  "Nigerian naira": "Naija naira",
  "No business stories could be loaded.": "Business tori no gree load.",
  "No rates are known yet. They are asked for once a day.":
    "We never know any rate. We dey ask one time every day.",
  "No share prices are known yet. They come after the exchange closes at 14:30.":
    "We never know the price of shares. E dey come after the exchange close by 14:30.",
  "No value is known at the moment.": "We no know the value for now.",
  "None on this day.": "Nothing for this day.",
  "Official rate": "Official rate",
  "Other currencies are converted by way of the dollar. What a bank, a card or a transfer service asks of you differs: they add a margin and charges of their own.":
    "We dey use dollar change the other currencies. Wetin bank, card or transfer people go collect from you different: dem dey add their own.",
  "Other pages of figures": "Other pages wey get figures",
  "Period of the charts": "Time wey the charts cover",
  "Rate, ₦": "Rate, ₦",
  "Rates of the unofficial street market are not shown here: dealing there is against the law, and nobody answers for its figures.":
    "We no dey show street market rate here: to trade there dey against the law, and nobody dey answer for the figures.",
  "Selling, ₦": "Selling, ₦",
  "Shares that moved": "Shares wey move",
  Swap: "Turn am",
  "The Nigerian Exchange is closed": "The Nigerian Exchange don close",
  "The Nigerian Exchange is open": "The Nigerian Exchange dey open",
  "The Nigerian Exchange trades on working days, 10:00 to 14:30.":
    "The Nigerian Exchange dey trade for working days, 10:00 to 14:30.",
  "The history grows with each day; there is no line to draw yet.":
    "The history dey grow every day; no line to draw yet.",
  "The official exchange rate of the day, and what your money is worth at it.":
    "Today official exchange rate, and wetin your money worth.",
  "The official rate is not known yet. It is asked for every two hours.":
    "We never know the official rate. We dey ask every two hours.",
  "The official rate is the price at which banks and companies exchange dollars for naira on the Nigerian Foreign Exchange Market. The Central Bank of Nigeria publishes it after each working day. When a dollar costs fewer naira than the day before, the naira has become stronger.":
    "Official rate na the price wey banks and companies dey take change dollar to naira for the Nigerian Foreign Exchange Market. Central Bank of Nigeria dey bring am out after each working day. If dollar cost less naira pass the day before, naira don strong pass.",
  Time: "Time",
  To: "To",
  "US dollar, {day}": "US dollar, {day}",
  "US dollars a barrel": "US dollars for one barrel",
  Value: "Value",
  "What this rate is": "Wetin this rate be",
  "a public holiday": "public holiday",
  "after its hours. It opens on {time}.": "because time don pass. E go open {time}.",
  "and has not opened yet. It opens on {time}.": "and e never open. E go open {time}.",
  "for the weekend. It opens on {time}.": "for weekend. E go open {time}.",
  "for {holiday}. It opens on {time}.": "because of {holiday}. E go open {time}.",
  "index points": "index points",
  "naira stronger ({change} for a dollar)": "naira strong pass ({change} for one dollar)",
  "naira unchanged ({change} for a dollar)": "naira no change ({change} for one dollar)",
  "naira weaker ({change} for a dollar)": "naira weak pass ({change} for one dollar)",
  "until {time} today.": "till {time} today.",
  "{name} as a table": "{name} for table",
  "{name}, point by point": "{name}, one by one",
  "{name}: {first} in {start}, {last} in {end}": "{name}: {first} for {start}, {last} for {end}",
  "{n} rows": (n) => (one(n) ? "{n} row" : "{n} rows"),
  "{rate} for $1": "{rate} for $1",
} satisfies WordsFor<typeof names>;
