import { parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];

const LABELS = ["aria-label", "title", "placeholder", "alt"];
const DESCRIBES = /^(description|og:title|og:description)$/;
const UNSEEN = new Set(["script", "style", "noscript", "template"]);

/** The texts of a page in a language: visible text, labels, the title and what search engines read. */
export function saidIn(language: string, html: string): string[] {
  const said: string[] = [];
  const tell = (text: string | undefined): void => {
    const one = text?.replace(/\s+/g, " ").trim();
    if (one) said.push(one);
  };
  const walk = (node: Node, around: string): void => {
    if (node.type === "text" && around === language) tell(node.data);
    if (!("attribs" in node) || UNSEEN.has(node.name)) return;
    const own = node.attribs.lang ?? around;
    if (own === language) {
      // A headline follows the colon.
      for (const label of LABELS) tell(node.attribs[label]?.split(": ")[0]);
      if (DESCRIBES.test(node.attribs.name ?? node.attribs.property ?? "")) tell(node.attribs.content);
    }
    for (const child of node.children) walk(child, own);
  };
  for (const node of parseDocument(html).children) walk(node, "");
  return said;
}
