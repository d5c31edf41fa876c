/**
 * Loads a script that few readers need. Called by the head's script it runs before anything is painted.
 *
 * Its text is written into the head of the page, so it may use nothing defined outside it.
 */
export function addScript(file: string): void {
  const script = Object.assign(document.createElement("script"), { src: file });
  if (document.currentScript) document.write(script.outerHTML);
  else document.head.append(script);
}
