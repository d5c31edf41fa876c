import { daysBefore, lagosTime } from "#platform/time.ts";
import type { Provider } from "#sample/provider.ts";
import { json, round, type SeriesParameters, seededFraction, valueAt, workingDays } from "./invented.ts";

const FIVE_YEARS = 5 * 366;

const INDICES: Record<string, SeriesParameters> = {
  ASI: { name: "ASI", start: 40_270, growth: 0.175, waves: 0.035, noise: 0.006 },
  NGX30: { name: "NGX30", start: 1_640, growth: 0.158, waves: 0.035, noise: 0.006 },
  NGXBNK: { name: "NGXBNK", start: 393, growth: 0.19, waves: 0.05, noise: 0.009 },
};

/** Invented companies, because no real share may have an invented price. */
const COMPANIES: Readonly<Record<string, string>> = {
  ADIREPLC: "Adire Textiles",
  AGBADAHLD: "Agbada Holdings",
  BAOBABBNK: "Baobab Bank",
  BENUEMILL: "Benue Mills",
  CALABARCEM: "Calabar Cement",
  DELTAGAS: "Delta Gas",
  EKOTRUST: "Eko Trust",
  GARRIFOODS: "Garri Foods",
  HARMATTAN: "Harmattan Air",
  IROKOBNK: "Iroko Bank",
  JOLLOFINT: "Jollof International",
  KEKEMOTORS: "Keke Motors",
  LAGOONPORT: "Lagoon Ports",
  MANGROVE: "Mangrove Marine",
  NIGERRIVER: "Niger River Transport",
  OBUDUTEA: "Obudu Tea",
  PALMOILCO: "Palm Oil Company",
  QUARRYPLC: "Quarry",
  SAVANNAH: "Savannah Sugar",
  TALKDRUM: "Talking Drum Media",
  UMUNNAINS: "Umunna Insurance",
  VOLTAPOWER: "Volta Power",
  WEAVERBIRD: "Weaverbird Textiles",
  YAMHOUSE: "Yam House",
  ZUMAROCK: "Zuma Rock Hotels",
};
const LIST_LENGTH = 10;

/** The exchange's own service, as used by its website. */
export const doclib: Provider = (url, now) => {
  const days = workingDays(isBeforeOpening(now) ? daysBefore(now, 1) : now, FIVE_YEARS);
  const [, group, name = ""] = url.pathname.split("/");
  if (group === "chartdata") return chart(INDICES[name], days);
  if (group === "statistics")
    return json(Object.entries(COMPANIES).map(([symbol, name]) => ({ Symbol: symbol, Company2: name })));
  if (group !== "mrkstat") return null;
  const shares = sharesOf(days.at(-1) ?? "");
  const byChange = shares.toSorted((a, b) => b.PERCENTAGE_CHANGE - a.PERCENTAGE_CHANGE);
  if (name === "topsymbols") return json(byChange.slice(0, LIST_LENGTH));
  if (name === "bottomsymbols") return json(byChange.toReversed().slice(0, LIST_LENGTH));
  if (name === "toptrades")
    return json(
      shares.toSorted((a, b) => seededFraction(a.SYMBOL) - seededFraction(b.SYMBOL)).slice(0, LIST_LENGTH),
    );
  return null;
};

function isBeforeOpening(now: Date): boolean {
  return lagosTime(now) < "10:00";
}

function chart(curve: SeriesParameters | undefined, days: readonly string[]) {
  if (!curve) return null;
  const points = days.map((day) => [Date.parse(`${day}T13:30:00Z`), round(valueAt(curve, day), 2)] as const);
  const [previous, last] = [points.at(-2)?.[1] ?? 1, points.at(-1)?.[1] ?? 1];
  return json({
    currentPrice: last,
    changePercentage: round((last / previous - 1) * 100, 4),
    currentDateTime: `${days.at(-1)}T14:30:00`,
    IndiciesData: points,
  });
}

function sharesOf(day: string) {
  return Object.keys(COMPANIES).map((SYMBOL) => {
    const LAST_CLOSE = round(2 + seededFraction(SYMBOL) * 180, 2);
    const TODAYS_CLOSE = round(LAST_CLOSE * (1 + (seededFraction(`${SYMBOL} ${day}`) - 0.48) * 0.19), 2);
    // PERCENTAGE_CHANGE is in naira despite its name, as the exchange sends it.
    return { SYMBOL, LAST_CLOSE, TODAYS_CLOSE, PERCENTAGE_CHANGE: round(TODAYS_CLOSE - LAST_CLOSE, 2) };
  });
}
