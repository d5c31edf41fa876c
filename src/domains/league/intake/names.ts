const FILLERS = new Set(["fc", "sc", "afc", "football", "club"]);

/** "Rangers Int'l FC" and "rangers intl" are the same: case, accents, punctuation and "FC" do not count. */
export function fold(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).join(" ");
}
