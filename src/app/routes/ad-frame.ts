import { createHash } from "node:crypto";
import type { Hono } from "hono";

// Errors of the network's script, and what it fails to load, are only reported to the console.
const script = `addEventListener("error",function(e){console.warn("An ad could not be shown",e.target&&e.target.src||e.message)},true)`;
const style = "html,body{margin:0;height:100%;overflow:hidden}body{display:grid;place-items:center}";

/**
 * The document in which an ad runs: a sandbox from which the network's script cannot reach our origin, our storage or
 * our page.
 */
export function mountAdFrame(app: Hono, network: string): void {
  const { origin } = new URL(network);
  app.get("/ad-frame", (context) => {
    const unit = plainWord(context.req.query("unit"));
    const address = new URL(network);
    address.searchParams.set("unit", unit);
    address.searchParams.set("personalized", context.req.query("personalized") === "1" ? "1" : "0");
    const source = escapeAttribute(address.href);
    return context.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Advertisement</title><style>${style}</style><script>${script}</script></head><body data-ad-unit="${unit}"><script async src="${source}"></script></body></html>`,
      200,
      {
        "Content-Security-Policy": policy(origin),
        "X-Frame-Options": "SAMEORIGIN",
        "Referrer-Policy": "origin",
        "Cache-Control": "public, max-age=300",
        "X-Robots-Tag": "noindex",
      },
    );
  });
}

function policy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src ${sha(script)} ${origin}`,
    `style-src ${sha(style)} ${origin}`,
    "img-src https: data:",
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
}

function plainWord(param = ""): string {
  return /^[\w-]{1,40}$/.test(param) ? param : "unknown";
}

function sha(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
