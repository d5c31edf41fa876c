/**
 * Loads a script that few readers need. Called by the head's script it runs before anything is painted.
 *
 * Its text is written into the head of the page, so it may use nothing defined outside it.
 */
export function addScript(file: string): void {
  if (document.currentScript) document.write(`<script src="${file}"></script>`);
  else document.head.append(Object.assign(document.createElement("script"), { src: file }));
}
