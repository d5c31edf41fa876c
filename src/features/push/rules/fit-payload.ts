import type { PushPayload } from "#features/push/shapes.ts";

/** Costs a reader little data, and is far below the limit of every push service. */
export const PAYLOAD_BYTES = 1024;

const segments = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The message with as much of its headline as fits into the payload. */
export function fitPayload(payload: PushPayload): PushPayload {
  if (bytesOf(payload) <= PAYLOAD_BYTES) return payload;
  const letters = [...segments.segment(payload.headline)].map(({ segment }) => segment);
  while (letters.length > 0 && bytesOf(cut(payload, letters)) > PAYLOAD_BYTES) letters.pop();
  return cut(payload, letters);
}

function cut(payload: PushPayload, letters: readonly string[]): PushPayload {
  return { ...payload, headline: `${letters.join("").trimEnd()}…` };
}

function bytesOf(payload: PushPayload): number {
  return Buffer.byteLength(JSON.stringify(payload));
}
