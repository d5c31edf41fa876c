export interface Decoded {
  /** The encoding's standard name: "utf-8", "windows-1252" … */
  readonly encoding: string;
  readonly text: string;
}

const DECLARED = /^[\s\S]{0,200}?<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)["']/;
const IN_CONTENT_TYPE = /charset\s*=\s*["']?([\w:.-]+)/i;
const SINGLE_BYTE_CLAIMS = ["windows-1252", "us-ascii"];
/** Declared encodings that cannot be right if the declaration could be read byte by byte. */
const WIDE = /^(utf-?16|utf-?32|ucs)/i;

/** Decodes bytes by the byte order mark, the HTTP header, the document's declaration, UTF-8, or windows-1252. */
export function decode(bytes: Uint8Array, contentType = ""): Decoded {
  const marked = byMark(bytes) ?? byZeros(bytes);
  if (marked) return marked;
  const declared = DECLARED.exec(latin(bytes.subarray(0, 600)))?.[1];
  const claims = [IN_CONTENT_TYPE.exec(contentType)?.[1], declared].filter(
    (claim) => claim !== undefined && !WIDE.test(claim),
  );
  for (const claim of [...claims, "utf-8"]) {
    const decoded = strictly(bytes, claim ?? "");
    if (decoded) return betterAsUtf8(bytes, decoded) ?? decoded;
  }
  return (
    mostlyUtf8(bytes) ?? { encoding: "windows-1252", text: new TextDecoder("windows-1252").decode(bytes) }
  );
}

/** Complete multi-byte characters of UTF-8, or a single byte that is part of none. */
const CHARACTERS =
  /(?:[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})+|[\x80-\xff]/g;

/** For UTF-8 that was cut off within a character or has a few foreign bytes: those are read as windows-1252. */
function mostlyUtf8(bytes: Uint8Array): Decoded | null {
  let valid = 0;
  let foreign = 0;
  const single = new TextDecoder("windows-1252");
  const text = latin(bytes).replace(CHARACTERS, (match) => {
    const raw = Buffer.from(match, "latin1");
    if (raw.length === 1) foreign += 1;
    else valid += raw.length;
    return raw.length === 1 ? single.decode(raw) : raw.toString("utf8");
  });
  return valid > foreign ? { encoding: "utf-8", text } : null;
}

function byMark(bytes: Uint8Array): Decoded | null {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return loosely(bytes.subarray(3), "utf-8");
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return wide(bytes.subarray(4), true);
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return wide(bytes.subarray(4), false);
  if (a === 0xff && b === 0xfe) return loosely(bytes.subarray(2), "utf-16le");
  if (a === 0xfe && b === 0xff) return loosely(bytes.subarray(2), "utf-16be");
  return null;
}

/** Without a byte order mark, the zero bytes around the first "<" or "{" show the width. */
function byZeros(bytes: Uint8Array): Decoded | null {
  const [a, b, c, d] = bytes;
  if (a === 0 && b === 0 && c === 0 && d) return wide(bytes, false);
  if (a && b === 0 && c === 0 && d === 0) return wide(bytes, true);
  if (a === 0 && b) return loosely(bytes, "utf-16be");
  if (a && b === 0) return loosely(bytes, "utf-16le");
  return null;
}

function strictly(bytes: Uint8Array, label: string): Decoded | null {
  try {
    const decoder = new TextDecoder(label, { fatal: true });
    return { encoding: decoder.encoding, text: decoder.decode(bytes) };
  } catch {
    return null;
  }
}

/** Servers declare Latin encodings for UTF-8 far more often than the other way round. */
function betterAsUtf8(bytes: Uint8Array, decoded: Decoded): Decoded | null {
  if (!SINGLE_BYTE_CLAIMS.includes(decoded.encoding)) return null;
  return bytes.some((byte) => byte > 0x7f) ? strictly(bytes, "utf-8") : null;
}

function loosely(bytes: Uint8Array, encoding: string): Decoded {
  return { encoding, text: new TextDecoder(encoding).decode(bytes) };
}

function wide(bytes: Uint8Array, littleEndian: boolean): Decoded {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = "";
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, littleEndian);
    text += code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
  }
  return { encoding: littleEndian ? "utf-32le" : "utf-32be", text };
}

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}
