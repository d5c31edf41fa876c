/** Attributes that a panel computes: what is chosen, open, drawn, or led to. */
const SHOWN = [
  "href src value dateTime title placeholder lang min max style checked selected hidden open disabled",
  "aria-label aria-current aria-expanded aria-pressed aria-selected aria-invalid aria-busy",
  "data-paper data-direction data-count data-consent data-slot",
  "viewBox d points cx cy r x y x1 x2 y1 y2 width height opacity",
].flatMap((names) => names.split(" "));

const PLAIN: Readonly<Record<string, string>> = { amp: "&", "#x27": "'", quot: '"', lt: "<", gt: ">" };

/** The texts and figures of a page, one a line, without its tags and classes. */
export function textOf(markup: string): string {
  const lines = markup
    .replace(/<(style|script)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replace(/<(\w+)([^>]*)>/g, (_, _tag, attributes: string) => {
      const values = new Map(
        [...attributes.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
      );
      const shown = SHOWN.filter((name) => values.has(name)).map((name) =>
        values.get(name) === "" ? name : `${name}=${values.get(name)}`,
      );
      return shown.length === 0 ? "\n" : `\n[${shown.join(" ")}]\n`;
    })
    .replace(/<[^>]+>/g, "\n")
    .replace(/&([\w#]+);/g, (written, name: string) => PLAIN[name] ?? written)
    .split("\n")
    .map((line) => line.trim());
  return `${lines.filter((line) => line !== "").join("\n")}\n`;
}

/** The file that keeps what a page says or does. */
export function pageFile(address: string): string {
  return `${address.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "home"}.txt`;
}
