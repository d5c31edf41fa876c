import { inLagos, shortDay } from "#ui/time.ts";
import type { Dates } from "#words/dates.ts";

export interface Shared {
  readonly headline: string;
  /** The paper that reports it, and when; neither is given for what no paper reports. */
  readonly paper?: string | null | undefined;
  readonly publishedAt?: string | undefined;
}

/** The text of a message: headline, paper and time, address. */
export function shareText(
  { headline, paper, publishedAt = "" }: Shared,
  address: string,
  dates?: Dates,
): string {
  const at = Date.parse(publishedAt);
  const when = Number.isNaN(at) ? null : `${shortDay(at, dates)}, ${inLagos(at).clock}`;
  const byline = [paper, when].filter((part) => part).join(", ");
  return [headline, byline, address].filter((line) => line !== "").join("\n");
}

/** Opens WhatsApp with the text, for the reader to choose whom to send it to. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
