import type { CSSProperties } from "react";

/**
 * A letter's styles are on its elements, because many mail programs read nothing else. Programs that do read the head
 * apply its dark colours through the classes; those that invert colours by themselves find no picture to spoil.
 */
const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, Roboto, 'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * For a table that is only layout: it is not read aloud as a table, and has none of the gaps that mail programs add.
 */
export const layout = { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0 } as const;

export const styles = {
  page: { backgroundColor: "#f3f4f0", margin: 0, padding: 0 },
  sheet: { backgroundColor: "#fdfdfb", maxWidth: 600, width: "100%" },
  cell: { padding: "0 24px", fontFamily: sans, fontSize: 15, lineHeight: "24px", color: "#14191a" },
  name: { fontFamily: serif, fontSize: 26, lineHeight: "32px", fontWeight: 700, color: "#14191a", margin: 0 },
  day: { fontSize: 13, lineHeight: "20px", color: "#5a6360", margin: "0 0 16px" },
  section: {
    fontSize: 13,
    lineHeight: "20px",
    fontWeight: 700,
    color: "#006b42",
    margin: "24px 0 8px",
    textTransform: "uppercase",
  },
  lead: { margin: "0 0 16px" },
  picture: { display: "block", width: "100%", maxWidth: 552, height: "auto", margin: "0 0 16px" },
  title: { fontFamily: serif, fontSize: 26, lineHeight: "30px", fontWeight: 700, margin: "0 0 8px" },
  line: { borderTop: "1px solid #dddfd9", paddingTop: 16 },
  number: {
    width: 32,
    verticalAlign: "top",
    fontFamily: serif,
    fontSize: 22,
    lineHeight: "24px",
    color: "#006b42",
  },
  papers: { fontSize: 13, lineHeight: "20px", fontWeight: 600, color: "#006b42", margin: "0 0 16px" },
  wide: { margin: "24px 0" },
  headline: { fontFamily: serif, fontSize: 18, lineHeight: "24px", fontWeight: 700, margin: "0 0 4px" },
  link: { color: "#14191a", textDecoration: "none" },
  text: { margin: "0 0 8px" },
  small: { fontSize: 13, lineHeight: "20px", color: "#5a6360", margin: "0 0 16px" },
  figure: { fontSize: 15, lineHeight: "24px", padding: "2px 0" },
  right: { textAlign: "right", whiteSpace: "nowrap" },
  /** Stays whole on a phone, where a date with its year takes two lines. */
  score: { padding: "2px 8px", fontWeight: 700, whiteSpace: "nowrap" },
  button: {
    display: "inline-block",
    backgroundColor: "#00784a",
    color: "#ffffff",
    fontWeight: 700,
    padding: "12px 20px",
    borderRadius: 2,
    textDecoration: "none",
  },
  quiet: { color: "#5a6360", textDecoration: "underline" },
} as const satisfies Record<string, CSSProperties>;

/** The dark colours, for mail programs that support `prefers-color-scheme`. */
export const darkStyles = `@media (prefers-color-scheme: dark) {
.page { background-color: #0a0e0d !important; }
.sheet { background-color: #0f1312 !important; }
.ink, .ink a { color: #eceee9 !important; }
.soft, .soft a { color: #98a29d !important; }
.brand { color: #5cc797 !important; }
.line { border-color: #29302d !important; }
}`;
