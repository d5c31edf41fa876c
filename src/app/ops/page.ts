import type { CheckResult, CheckTable } from "#contracts/ops.ts";
import { product } from "#contracts/product.ts";
import { escapeXml } from "#platform/text/xml.ts";

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0 auto;max-width:1200px;padding:16px;font:15px/22px system-ui,sans-serif}
h1{font-size:22px;margin:0 0 8px}h2{font-size:18px;margin:24px 0 4px}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:13px;line-height:18px}
caption{text-align:left;padding:4px 0;opacity:.8}
th,td{text-align:left;padding:3px 12px 3px 0;border-bottom:1px solid #8884;vertical-align:top;max-width:480px;overflow-wrap:anywhere}
td{font-variant-numeric:tabular-nums}
[role=alert]{border-left:4px solid #c62828;padding:4px 12px}.well{border-left:4px solid #00784a;padding:4px 12px}
input,button{min-height:44px;font:inherit;padding:0 12px;max-width:100%}
h3{font-size:16px;margin:0}li{margin:0 0 16px}li p{margin:2px 0;overflow-wrap:anywhere}ol,ul{padding-left:24px}
.why{font-size:13px;line-height:18px;opacity:.8}.row{display:flex;flex-wrap:wrap;gap:8px}`;

/** Everything that an operator looks at, on one page, with problems first. */
export function opsPage(watched: readonly CheckResult[], now: Date): string {
  const problems = watched.flatMap((part) => part.problems);
  const news =
    problems.length === 0
      ? '<p class="well">All is well.</p>'
      : `<ul role="alert">${problems.map((problem) => `<li>${escapeXml(problem)}</li>`).join("")}</ul>`;
  return frame(`<p>As of ${escapeXml(now.toISOString())}</p>${news}${watched.map(section).join("")}`);
}

/** A sign-in form for browsers, which send no Authorization header by themselves. `message` is an error to show. */
export function opsLogin(address: string, message?: string): string {
  return frame(`${message === undefined ? "" : `<p role="alert">${escapeXml(message)}</p>`}
<form method="post" action="${address}"><p><label for="token">The operator's token</label></p>
<p><input id="token" name="token" type="password" autocomplete="off" required> <button type="submit">Show</button></p></form>`);
}

export function frame(body: string, name = "operations"): string {
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
