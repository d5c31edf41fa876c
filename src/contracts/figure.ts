import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { pages } from "./addresses.ts";

/** What the domains with figures have in common: a figure's source, time and kind. */
export const time = z.iso.datetime();
export const day = told(z.iso.date(), "A day in Lagos.");
export const count = z.int().check(z.minimum(0));

export const source = named(
  "Source",
  "Who supplied a figure.",
  z.object({
    name: told(z.string(), "The provider's name."),
    url: told(z.string(), "The provider's page; one of ours for invented figures."),
    credit: told(z.string(), "The credit line that the provider's terms require."),
  }),
);

export const kind = told(
  z.enum(["EOD", "LIVE", "sample"]),
  "EOD: as of the end of a trading day. LIVE: from the last 24 hours. sample: invented for the sample edition.",
);

export const provenance = z.object({
  source: told(z.nullable(source), "Who supplied it; null until somebody has."),
  as_of: told(z.nullable(time), "The time that the figures describe; null if unknown."),
  kind,
});

export const direction = told(
  z.enum(["up", "down", "neutral"]),
  "Up, down or neutral, compared with the value before.",
);
export const range = told(
  z._default(z.enum(["1M", "6M", "1Y", "5Y"]), "1Y"),
  "How far back the history goes: one month, six months, a year or five years.",
);
export const dayValue = named(
  "DayValue",
  "A value on a day.",
  z.object({ date: told(day, "The day in Lagos."), value: told(z.number(), "The value on that day.") }),
);

export type Source = z.infer<typeof source>;
export type Provenance = z.infer<typeof provenance>;
export type Direction = z.infer<typeof direction>;
export type Range = z.infer<typeof range>;
export type DayValue = z.infer<typeof dayValue>;

/** The source of invented figures, so that no real provider is credited for them. */
export function sampleSource(credit: string): Source {
  return { name: "Sample edition", url: pages.about, credit };
}
