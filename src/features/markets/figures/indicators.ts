interface IndicatorAbout {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  readonly unit: "percent" | "usd" | "people" | "barrels";
}

/** The indicators of the Economic Indicators page, in its order. */
export const indicators: readonly IndicatorAbout[] = [
  { id: "gdp", name: "GDP", unit: "usd", meaning: "The value of everything that Nigeria makes in a year." },
  {
    id: "gdp_growth",
    name: "GDP growth",
    unit: "percent",
    meaning: "How much more Nigeria makes than the year before.",
  },
  {
    id: "inflation",
    name: "Inflation",
    unit: "percent",
    meaning: "How much dearer life is than a year ago.",
  },
  {
    id: "food_inflation",
    name: "Food inflation",
    unit: "percent",
    meaning: "How much dearer food is than a year ago.",
  },
  {
    id: "core_inflation",
    name: "Core inflation",
    unit: "percent",
    meaning: "Inflation without farm produce, whose prices jump with the seasons.",
  },
  {
    id: "policy_rate",
    name: "Policy rate",
    unit: "percent",
    meaning: "The central bank's rate (MPR), from which banks' rates follow.",
  },
  {
    id: "prime_lending",
    name: "Prime lending rate",
    unit: "percent",
    meaning: "What banks charge their best customers.",
  },
  {
    id: "treasury_bill",
    name: "Treasury bill rate",
    unit: "percent",
    meaning: "What the government pays on short loans.",
  },
  {
    id: "reserves",
    name: "Foreign reserves",
    unit: "usd",
    meaning: "Foreign money that the central bank holds, gross.",
  },
  {
    id: "oil_production",
    name: "Oil production",
    unit: "barrels",
    meaning: "Crude oil that is pumped in a day.",
  },
  {
    id: "unemployment",
    name: "Unemployment",
    unit: "percent",
    meaning: "People without work who are looking for it, as modelled by the ILO.",
  },
  { id: "external_debt", name: "External debt", unit: "usd", meaning: "What Nigeria owes abroad." },
  {
    id: "government_debt",
    name: "Government debt",
    unit: "percent",
    meaning: "What the government owes, as a percentage of GDP; later years are the IMF's forecast.",
  },
  {
    id: "current_account",
    name: "Current account",
    unit: "percent",
    meaning:
      "Earnings from abroad minus payments abroad, as a percentage of GDP; later years are the IMF's forecast.",
  },
  { id: "remittances", name: "Remittances", unit: "usd", meaning: "What Nigerians abroad send home." },
  { id: "population", name: "Population", unit: "people", meaning: "People who live in Nigeria." },
];
