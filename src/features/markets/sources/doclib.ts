import * as z from "zod/mini";
import type { Boards, DayValue, IndexName, Reading, Share } from "#features/markets/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import {
  looseList,
  looseNumber,
  readNumber,
  requiredNumber,
  requiredText,
} from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";
import { lagosDate } from "#platform/time.ts";
import { readInstant } from "./dates.ts";

const CODES: Record<IndexName, string> = { ngx_all_share: "ASI", ngx_bank: "NGXBNK", ngx_30: "NGX30" };
const HEADERS = { referer: "https://ngxgroup.com/" };
/** The All-Share's history since 1996 comes in a single answer. */
const MAX_BYTES = 4 * 1024 * 1024;

// "Indicies" is the provider's own spelling.
const chart = z.object({
  currentPrice: requiredNumber,
  changePercentage: z.optional(looseNumber),
  currentDateTime: z.optional(z.unknown()),
  IndiciesData: z.optional(looseList(z.array(z.unknown()))),
});

const row = z.object({
  SYMBOL: z.string(),
  LAST_CLOSE: requiredNumber,
  TODAYS_CLOSE: requiredNumber,
  PERCENTAGE_CHANGE: z.optional(looseNumber),
});
const board = looseList(row);

const listed = looseList(z.object({ Symbol: requiredText, Company2: requiredText }));
/** The exchange's longest name has 60 letters. */
const MAX_NAME = 120;

/** The exchange's own service, which its website also uses. */
export async function askDoclibIndex(
  fetch: Fetch,
  base: string,
  index: IndexName,
  close: Date,
): Promise<Result<Reading, ProviderFailure>> {
  const request = { url: `${base}/chartdata/${CODES[index]}`, headers: HEADERS, maxBytes: MAX_BYTES };
  const answer = await askJson(fetch, request, chart);
  if (!answer.ok) return answer;
  if (answer.value.currentPrice <= 0) return invalidAnswer("an index of nothing");
  const { currentPrice, changePercentage, currentDateTime, IndiciesData } = answer.value;
  return ok({
    value: currentPrice,
    percentChange: changePercentage ?? null,
    asOf: readInstant(currentDateTime) ?? close,
    history: (IndiciesData ?? []).flatMap(readPoint),
  });
}

export async function askDoclibBoards(fetch: Fetch, base: string): Promise<Result<Boards, ProviderFailure>> {
  const ask = (name: string) => askJson(fetch, { url: `${base}/mrkstat/${name}`, headers: HEADERS }, board);
  const gainers = await ask("topsymbols");
  if (!gainers.ok) return gainers;
  const losers = await ask("bottomsymbols");
  if (!losers.ok) return losers;
  const traded = await ask("toptrades");
  if (!traded.ok) return traded;
  return ok({
    gainers: gainers.value.map(toShare).sort((one, other) => other.percentChange - one.percentChange),
    losers: losers.value.map(toShare).sort((one, other) => one.percentChange - other.percentChange),
    most_traded: traded.value.map(toShare),
  });
}

/** The names of all listed companies, by symbol. */
export async function askDoclibCompanies(
  fetch: Fetch,
  base: string,
): Promise<Result<ReadonlyMap<string, string>, ProviderFailure>> {
  // With a smaller page the premium board is missing.
  const url = `${base}/statistics/equities/?market=&sector=&orderby=&pageSize=1000&pageNo=0`;
  const answer = await askJson(fetch, { url, headers: HEADERS, maxBytes: MAX_BYTES }, listed);
  if (!answer.ok) return answer;
  const companies = answer.value.filter(({ Company2: name }) => name.length <= MAX_NAME);
  return ok(new Map(companies.map(({ Symbol: symbol, Company2: name }) => [symbol, name])));
}

function readPoint([at, value]: readonly unknown[]): DayValue[] {
  const ms = readNumber(at);
  const figure = readNumber(value);
  if (ms === null || figure === null || Math.abs(ms) > 8.64e15) return [];
  return [{ day: lagosDate(new Date(ms)), value: figure }];
}

/** PERCENTAGE_CHANGE is really a change in naira, so change and order are calculated from the two closes. */
function toShare(share: z.output<typeof row>): Share {
  const { SYMBOL: symbol, LAST_CLOSE: previousClose, TODAYS_CLOSE: close } = share;
  const change = Math.round((close - previousClose) * 100) / 100;
  return { symbol, close, change, percentChange: previousClose === 0 ? 0 : (change / previousClose) * 100 };
}
