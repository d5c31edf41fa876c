/** Every active piece calls this function, so that it is recognised wherever it ends up. */
export const MARK = "xss_ran";

/** What ends the contexts into which a text may be inserted. */
const openers = [
  ...["", '">', "'>", "`>", "</title>", "</script>", "]]>", "-->", "</textarea></style>"],
  ...["</noscript>", "</svg></math>", "*/", "\\u0022>", '"]}', "%0d%0a", "\\'>"],
];
const call = `${MARK}()`;
const active = [
  `<script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `<svg/onload=${call}>`,
  `<svg><script href="data:text/javascript,${call}"/></svg>`,
  `<a href="javascript:${call}">go</a>`,
  `<a href="java&#9;script:${call}">go</a>`,
  `<iframe srcdoc="&lt;script&gt;${call}&lt;/script&gt;"></iframe>`,
  `<iframe src="javascript:${call}"></iframe>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<details open ontoggle=${call}>`,
  `<input autofocus onfocus=${call}>`,
  `<object data="data:text/html,<script>${call}</script>"></object>`,
  `<embed src="javascript:${call}">`,
  `<form action="javascript:${call}"><button>go</button></form>`,
  `<base href="//evil.example/${MARK}/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  `<link rel="stylesheet" href="//evil.example/${MARK}.css">`,
  `<style>@import "//evil.example/${MARK}.css"</style>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<template><img src=x onerror=${call}></template>`,
  `" onmouseover="${call}`,
  `' autofocus onfocus='${call}`,
  `\u2028${call}\u2029`,
  `\${${call}}{{${call}}}`,
];

type Spelling = (text: string) => string;
const entities: Spelling = (text) => text.replace(/[<>"'&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const namedEntities: Spelling = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const spellings: readonly Spelling[] = [
  entities,
  namedEntities,
  (text) => namedEntities(namedEntities(text)),
  (text) => text.replace(/[<>"'&]/g, (sign) => `&#x0${sign.charCodeAt(0).toString(16)}`),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll("<", "\uff1c").replaceAll(">", "\uff1e"),
  (text) => text.replaceAll("<", "\\u003c").replaceAll(">", "\\u003e"),
  (text) => text.replaceAll("script", "scr\0ipt").replaceAll("<", "<\0"),
  (text) => text.replace(/[a-z]+/g, (word) => (word.includes("xss") ? word : word.toUpperCase())),
];

const handlers = ["onerror", "onload", "onfocus", "ontoggle", "onpointerover", "onanimationstart", "ONERROR"];
const elements = [
  ...["img src=x", "svg", "body", "video src=x", "audio src=x", "details open", "input autofocus"],
  ...["select autofocus", "a href=x", "math", "x tabindex=1", "marquee"],
];
const gaps = [" ", "/", "\n", "\t", "\f", "/x=y/"];
const quotes = ['"', "'", ""];
/** Every element that can have a handler, with what may precede the handler and quote it. */
const withHandlers = elements.flatMap((holder, at) =>
  gaps.flatMap((gap, next) =>
    quotes.map((quote) => {
      const handler = handlers[(at + next) % handlers.length];
      return `<${holder}${gap}${handler}=${quote}${call}${quote}>`;
    }),
  ),
);
const schemes = [
  ...[`javascript:${call}`, `JavaScript:${call}`, `java&#10;script:${call}`, `&#1;javascript:${call}`],
  ...[`javascript&colon;${call}`, `data:text/html,${call}`, `vbscript:${call}`, `//evil.example/${MARK}`],
];
const addressTags = [
  (to: string) => `<a href="${to}">go</a>`,
  (to: string) => `<area href='${to}'>`,
  (to: string) => `<iframe src=${to}>`,
  (to: string) => `<svg><a xlink:href="${to}"><text>go</text></a></svg>`,
  (to: string) => `<button formaction="${to}">go</button>`,
  (to: string) => `<img srcset="${to} 2x">`,
  (to: string) => `[go](${to})`,
];
const withAddresses = addressTags.flatMap((addressTag) => schemes.map(addressTag));

/** Every active piece behind every opener and in every spelling, every handler, every address: over 800. */
export const vectors: readonly string[] = [
  ...new Set([
    ...openers.flatMap((opener) => active.map((piece) => opener + piece)),
    ...spellings.flatMap((spell) => active.map(spell)),
    ...withHandlers,
    ...withAddresses,
  ]),
];

/** What must never become the target of a link, a picture or a frame. */
export const addresses: readonly string[] = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  ` javascript:${call}`,
  `java\nscript:${call}`,
  `\u0001javascript:${call}`,
  `javascript&colon;${call}`,
  `javascript://paper.example/%0a${call}`,
  `data:text/html,<script>${call}</script>`,
  `data:image/svg+xml,<svg onload="${call}"/>`,
  `vbscript:${call}`,
  `https://paper.example/"onmouseover="${call}`,
  `https://paper.example/'><script>${call}</script>`,
  `//evil.example/${MARK}`,
  `blob:https://paper.example/${MARK}`,
  `file:///etc/${MARK}`,
];
