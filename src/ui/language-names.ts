/** The papers' languages, each by its own name: browsers disagree on some of these. */
export const languageNames: Readonly<Record<string, string>> = {
  en: "English",
  pcm: "Naijá",
  ha: "Hausa",
  yo: "Yorùbá",
  ig: "Igbo",
};
