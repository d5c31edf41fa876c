import { product } from "#contracts/product.ts";

export const wrongPassword = "Incorrect password. Please try again.";
export const tooManyPasswords = "Too many attempts. Please wait a quarter of an hour and try again.";

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;background:#fdfdfb;color:#14191a;font:16px/24px Roboto,-apple-system,"Segoe UI",sans-serif}
main{width:min(320px,calc(100vw - 48px))}
h1{margin:0 0 8px;font:700 24px/28px Georgia,serif}
p{margin:0 0 16px}
label{display:block;font-weight:600;font-size:14px}
input,button{display:block;width:100%;min-height:44px;margin:4px 0 16px;padding:0 12px;border:1px solid #7b837d;border-radius:4px;font:inherit;background:#fff;color:inherit}
button{background:#00784a;border-color:#00784a;color:#fff;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #00784a;outline-offset:2px}
[role=alert]{color:#b3261e;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#101614;color:#eef2ee}input{background:#17201d;border-color:#7d8a84}:focus-visible{outline-color:#4cc38a}[role=alert]{color:#ff9d94}}`;

const script = `if(document.querySelector("[role=alert]"))alert(document.querySelector("[role=alert]").textContent)`;

/** All that a locked host shows. It works without script, and contains nothing of the site. */
export function gatePage(message?: string): string {
  return `<!doctype html>
<html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${product.name}: staging</title><style>${style}</style></head>
<body><main><h1>${product.name}</h1><p>This is a staging address. Enter the password to go on.</p>
${message ? `<p role="alert">${message}</p>` : ""}
<form method="post"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" autofocus>
<button type="submit">Enter</button></form></main><script>${script}</script></body></html>`;
}
