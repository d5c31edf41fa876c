/** Highlights search matches, which the server puts between U+2068 and U+2069. */
export function HighlightedText({ text }: { text: string }) {
  if (!text.includes("\u2068")) return text;
  const pieces = text.split(/\u2068([^\u2069]*)\u2069/);
  return pieces.map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places.
    at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece,
  );
}
