/** A message, or a part of one: its fields by lower-case name (the first of a repeated one), and its body. */
export interface Part {
  readonly fields: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A report has three parts; parts beyond this many are not read. */
const MAX_PARTS = 10;

/** Reads each byte as one character, so that no character set changes what is compared. */
export function readMessage(bytes: Uint8Array): Part {
  const text = sameLineEnds(Buffer.from(bytes).toString("latin1"));
  // Some mail servers begin a piped message with the mbox "From " line.
  return readPart(text.replace(/^From .*\n/, ""));
}

export function readPart(text: string): Part {
  const padded = `\n${text}`;
  const end = padded.indexOf("\n\n");
  return end === -1
    ? { fields: readFields(padded), body: "" }
    : { fields: readFields(padded.slice(0, end)), body: padded.slice(end + 2) };
}

export function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== "" && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

export function mediaType({ fields }: Part): string {
  return (fields.get("content-type") ?? "text/plain").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}

/** Only the first level of a multipart, because nested parts are attachments. */
export function partsOf({ fields, body }: Part): Part[] {
  const [, quoted, bare] =
    /;\s*boundary\s*=\s*(?:"([^"\n]{1,200})"|([^\s;"]{1,200}))/i.exec(fields.get("content-type") ?? "") ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return [];
  const parts: Part[] = [];
  for (const piece of `\n${body}`.split(`\n--${boundary}`, MAX_PARTS + 1).slice(1)) {
    const lineEnd = piece.indexOf("\n");
    if (lineEnd === -1 || piece.startsWith("--")) break;
    parts.push(decoded(readPart(piece.slice(lineEnd + 1))));
  }
  return parts;
}

function decoded({ fields, body }: Part): Part {
  return {
    fields,
    body: sameLineEnds(plainBody(body, fields.get("content-transfer-encoding")?.toLowerCase())),
  };
}

function plainBody(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("latin1");
  if (encoding !== "quoted-printable") return body;
  return body
    .replace(/=[ \t]*\n/g, "")
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function sameLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
