const FILLERS = new Set(["fc", "sc", "afc", "football", "club"]);

/** Makes names comparable: "Rangers Int'l FC" is "rangers intl". Case, accents, punctuation and "FC" are dropped. */
export function foldClubName(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const significant = words.filter((word) => !FILLERS.has(word));
  return (significant.length > 0 ? significant : words).join(" ");
}
