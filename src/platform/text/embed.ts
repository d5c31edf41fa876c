import { escapeXml } from "./xml.ts";

export interface Embed {
  readonly language: string;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** Rules of its own. */
  readonly styles?: string;
  /** The page reloads itself after this many seconds. */
  readonly againSeconds?: number;
}

const STYLES =
  "body{margin:0;font:14px/1.3 system-ui,sans-serif;color:#1b1d1a;background:#fff}a{color:inherit}" +
  "p,h1,ul{margin:6px}h1{font-size:16px}ul{padding:0;list-style:none}li{padding:4px 0;border-top:1px solid #8884}" +
  "small,.note{font-size:12px}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}" +
  "th,td{padding:3px 6px;text-align:right}tr+tr td{border-top:1px solid #8884}" +
  "@media(prefers-color-scheme:dark){body{color:#ecebe4;background:#151713}}";

/** A small page for a frame in other people's pages: no script, no picture, no cookie, light and dark. */
export function embedHtml({ language, title, body, styles = "", againSeconds }: Embed): string {
  const again = againSeconds === undefined ? "" : `<meta http-equiv="refresh" content="${againSeconds}">`;
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `${again}<title>${escapeXml(title)}</title><base target="_blank"><style>${STYLES}${styles}</style>${body}</html>`
  );
}

/** A link out of the frame, into a new tab. */
export function embedLink(address: string, text: string, language?: string): string {
  const lang = language === undefined ? "" : ` lang="${escapeXml(language)}"`;
  return `<a href="${escapeXml(address)}"${lang}>${escapeXml(text)}</a>`;
}

/** The last line: where it is from. */
export function embedNote(...links: readonly string[]): string {
  return `<p class="note">${links.join(" · ")}`;
}
