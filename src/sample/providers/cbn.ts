import { DAY_MS } from "#platform/time.ts";
import type { Provider } from "#sample/provider.ts";
import { json, round, type SeriesParameters, seededFraction, valueAt, workingDays } from "./invented.ts";

const NFEM_DAYS = 600;
const RATE_DAYS = 5 * 366;
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** Currencies, each with the dollar value of one unit. */
const CURRENCIES: readonly (readonly [name: string, dollars: number])[] = [
  ["US DOLLAR", 1],
  ["POUNDS STERLING", 1.29],
  ["EURO", 1.1],
  ["CFA", 0.00168],
  ["YUAN/RENMINBI", 0.138],
  ["SOUTH AFRICAN RAND", 0.055],
  ["UAE DIRHAM", 0.2723],
  ["RIYAL", 0.2666],
  ["SWISS FRANC", 1.13],
  ["YEN", 0.0067],
  ["DANISH KRONA", 0.147],
  ["SDR", 1.33],
];

/** Naira per dollar: 410 in 2021, about 1,450 since 2024. */
function dollar(day: string): number {
  const years = (Date.parse(`${day}T00:00:00Z`) - Date.parse("2024-01-01T00:00:00Z")) / (365 * DAY_MS);
  const step = 410 + 1_040 / (1 + Math.exp(-years * 2.6));
  return step * (1 + 0.012 * Math.sin(years * 9) + 0.004 * (seededFraction(`ngn ${day}`) - 0.5));
}

export const cbn: Provider = (url, now) => {
  const answers: Record<string, () => unknown> = {
    "/GetAllNFEM_Rates": () => workingDays(now, NFEM_DAYS).toReversed().map(nfemRow),
    "/GetAllExchangeRates": () => workingDays(now, RATE_DAYS).toReversed().flatMap(rateRows),
    "/GetAllInflationRates": () => monthsUntil(now, inflation),
    "/GetAllMoneyMarketIndicators": () => monthsUntil(now, moneyMarket),
    "/GetAllCrudeOilPrices": () => monthsUntil(now, crude),
    "/GetAllReserves": () => workingDays(now, RATE_DAYS).toReversed().map(reservesRow),
  };
  const answer = answers[url.pathname];
  return answer ? json(answer()) : null;
};

function nfemRow(day: string) {
  const rate = dollar(day);
  const [year, month, date] = day.split("-");
  return {
    ratedate: `${MONTHS[Number(month) - 1]}-${date}-${year}`,
    weightedAvgRate: rate.toFixed(4),
    simpleAvgRate: (rate + 0.3).toFixed(4),
    highestrate: (rate + 4).toFixed(4),
    lowestrate: (rate - 5).toFixed(4),
    closingrate: (rate + 1).toFixed(4),
    nfeM_Total_Turnover: "183.52",
    noOfDeals: "412",
  };
}

function rateRows(ratedate: string) {
  return CURRENCIES.map(([currency, dollars]) => {
    const selling =
      dollar(ratedate) *
      dollars *
      (1 + 0.02 * (seededFraction(`${currency} ${ratedate}`) - 0.5) * Number(dollars !== 1));
    return {
      currency,
      ratedate,
      buyingrate: (selling * 0.9994).toFixed(4),
      centralrate: (selling * 0.9997).toFixed(4),
      sellingrate: selling.toFixed(4),
    };
  });
}

interface Month {
  readonly id: number;
  readonly tyear: string;
  readonly tmonth: string;
  readonly period: string;
}

/** One row a month, from last month back to January 2010. */
function monthsUntil<Figures>(now: Date, figures: (month: string) => Figures): (Month & Figures)[] {
  const rows: (Month & Figures)[] = [];
  const last = now.getUTCFullYear() * 12 + now.getUTCMonth() - 1;
  for (let at = last; at >= 2010 * 12; at -= 1) {
    const [year, month] = [Math.floor(at / 12), at % 12];
    const key = `${year}-${String(month + 1).padStart(2, "0")}-01`;
    rows.push({
      id: at,
      tyear: String(year),
      tmonth: String(month + 1),
      period: `${MONTHS[month]} ${year}`,
      ...figures(key),
    });
  }
  return rows;
}

const PRICES: SeriesParameters = { name: "CPI", start: 16, growth: 0.06, waves: 0.18, noise: 0.02 };

function inflation(month: string) {
  const all = valueAt(PRICES, month);
  return {
    allItemsYearOn: all.toFixed(2),
    foodYearOn: (all * 1.14).toFixed(2),
    allItemsLessFrmProdYearOn: (all * 0.91).toFixed(2),
  };
}

function moneyMarket(month: string) {
  const mpr = round(valueAt({ ...PRICES, name: "MPR", waves: 0.05, noise: 0 }, month) * 1.05, 0);
  return {
    mpr: mpr.toFixed(2),
    primeLending: (mpr - 4).toFixed(2),
    treasuryBill: (mpr - 6 + seededFraction(month)).toFixed(2),
  };
}

function crude(month: string) {
  return { crudeOilPrice: "78.10", domProd: (1.35 + 0.25 * seededFraction(`oil ${month}`)).toFixed(2) };
}

function reservesRow(day: string) {
  const gross = valueAt({ name: "reserves", start: 35_000, growth: 0.03, waves: 0.05, noise: 0.001 }, day);
  const [year, month, date] = day.split("-");
  return {
    moveDate: `${date}/${month}/${year}`,
    gross: String(Math.round(gross * 1_000_000)),
    liquid: "",
    blocked: "",
  };
}
