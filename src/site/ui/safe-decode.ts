/** Decodes a part of an address; a malformed one ("%E0") stays as it is. */
export function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
