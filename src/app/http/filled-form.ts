import { escapeXml } from "#platform/text/xml.ts";

/** A page's HTML with a reader's words in the fields of its forms: for a form that could not be stored. */
export function fillForm(html: string, words: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(words).reduce(
    (filled, [name, typed]) => (typed === undefined ? filled : fillField(filled, name, escapeXml(typed))),
    html,
  );
}

function fillField(html: string, name: string, value: string): string {
  const named = `\\b[^>]* name="${name}"[^>]*>`;
  return html
    .replace(new RegExp(`<input${named}`, "g"), (tag) =>
      tag.replace(/ value="[^"]*"/, "").replace("<input", () => `<input value="${value}"`),
    )
    .replace(new RegExp(`(<textarea${named})[^<]*`, "g"), (_, tag: string) => tag + value);
}
