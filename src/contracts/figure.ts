import * as z from "zod/mini";
import { pages } from "./addresses.ts";

/** What the domains with figures have in common: a figure's source, time and kind. */
export const time = z.iso.datetime();
export const day = z.iso.date();

export const source = z.object({
  name: z.string(),
  url: z.string(),
  /** The credit line that the provider's terms require. */
  credit: z.string(),
});

/** EOD = as of the end of a trading day; LIVE = from the last 24 hours; sample = invented for the sample edition. */
export const kind = z.enum(["EOD", "LIVE", "sample"]);

export const provenance = z.object({ source: z.nullable(source), as_of: z.nullable(time), kind });

export const direction = z.enum(["up", "down", "neutral"]);
export const range = z._default(z.enum(["1M", "6M", "1Y", "5Y"]), "1Y");
export const dayValue = z.object({ date: day, value: z.number() });

export type Source = z.infer<typeof source>;
export type Provenance = z.infer<typeof provenance>;
export type Direction = z.infer<typeof direction>;
export type Range = z.infer<typeof range>;
export type DayValue = z.infer<typeof dayValue>;

/** The source of invented figures, so that no real provider is credited for them. */
export function sampleSource(credit: string): Source {
  return { name: "Sample edition", url: pages.about, credit };
}
