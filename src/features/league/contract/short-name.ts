/** A club's first three letters in capitals, where no short name is recorded: "Kwara United" → "KWA". */
export function shortNameFrom(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .slice(0, 3)
    .toUpperCase();
}
