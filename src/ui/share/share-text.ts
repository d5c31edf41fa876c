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

/** Ours, not the service's mark: a handset in a bubble. */
export const whatsAppSign =
  "M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5zM9 8.5c-.6 2.8 3.3 6.7 6.2 6.2l.7-1.9-2-1-.9.9a5 5 0 0 1-2-2l.9-.9-1-2z";
