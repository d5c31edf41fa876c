import type { CheckResult, CheckTable } from "#contracts/ops.ts";
import { product } from "#contracts/product.ts";
import { escapeXml } from "#platform/text/xml.ts";

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0 auto;max-width:1200px;padding:16px;font:15px/22px system-ui,sans-serif}
h1{font-size:22px;margin:0 0 8px}h2{font-size:18px;margin:24px 0 4px}summary{cursor:pointer;padding:10px 0;border-bottom:1px solid #8884}summary h2{display:inline;margin:0}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:13px;line-height:18px}
caption{text-align:left;padding:4px 0;opacity:.8}
th,td{text-align:left;padding:3px 12px 3px 0;border-bottom:1px solid #8884;vertical-align:top;max-width:480px;overflow-wrap:anywhere}
td{font-variant-numeric:tabular-nums}
[role=alert]{border-left:4px solid #c62828;padding:4px 12px}[role=alert] pre{white-space:pre-wrap}pre{font-family:ui-monospace,monospace;overflow-x:auto;max-height:480px;font-size:13px;line-height:18px}
label{display:inline-block;padding:4px 0}input[type=checkbox]{min-height:20px;width:20px;vertical-align:middle}
input:not([type=checkbox]){width:480px}.well{border-left:4px solid #00784a;padding:4px 12px}
input,button{min-height:44px;font:inherit;padding:0 12px;max-width:100%}
h3{font-size:16px;margin:0}li{margin:0 0 16px}li p{margin:2px 0;overflow-wrap:anywhere}ol,ul{padding-left:24px}
.why{font-size:13px;line-height:18px;opacity:.8}.row{display:flex;flex-wrap:wrap;gap:8px}`;

/** What a form of the operator's pages sends: the token, a press, and what was typed into its fields. */
export type OpsForm = Readonly<Record<string, string | undefined>>;

/** The token that was typed, for the next press; where it came in a header, no answer repeats it. */
export function tokenField(token: string | undefined): string {
  return token === undefined
    ? '<p><label>The operator\'s token <input name="token" type="password" autocomplete="off" required></label></p>'
    : `<input type="hidden" name="token" value="${escapeXml(token)}">`;
}

export const MAX_NAME = 40;

/** Who pressed, if they wrote it. */
export function pressedBy({ name = "" }: OpsForm): string | null {
  return name.replace(/\s+/g, " ").trim().slice(0, MAX_NAME) || null;
}

export function watchedSections(watched: readonly CheckResult[]): string {
  return watched.map(section).join("");
}

/** A sign-in form for browsers, which send no Authorization header by themselves. `message` is an error to show. */
export function opsLogin(address: string, message?: string): string {
  return frame(`${message === undefined ? "" : `<p role="alert">${escapeXml(message)}</p>`}
<form method="post" action="${address}">${tokenField(undefined)}<p><button type="submit">Show</button></p></form>`);
}

export function frame(body: string, name = "newsroom"): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${product.name}: ${name}</title><style>${style}</style></head>
<body><main><h1>${product.name}: ${name}</h1>${body}</main></body></html>`;
}

function section({ title, tables }: CheckResult): string {
  return `<section><h2>${escapeXml(title)}</h2>${tables.map(table).join("")}</section>`;
}

function table({ title, head, rows }: CheckTable): string {
  const hasHead = head.some((heading) => heading !== "");
  const names = hasHead
    ? `<thead><tr>${head.map((heading) => `<th scope="col">${escapeXml(heading)}</th>`).join("")}</tr></thead>`
    : "";
  const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("");
  return `<div class="wide" tabindex="0" role="group" aria-label="${escapeXml(title)}"><table><caption>${escapeXml(title)}</caption>${names}<tbody>${body}</tbody></table></div>`;
}

function cell(value: string | number | null, at: number): string {
  const text = escapeXml(value === null ? "–" : String(value));
  return at === 0 ? `<th scope="row">${text}</th>` : `<td>${text}</td>`;
}
