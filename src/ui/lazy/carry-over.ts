type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type End = readonly [node: Node, offset: number];

/**
 * What a reader has done in a part that is about to be replaced: typed text and choices, opened folds, the selection,
 * and the focus.
 * Elements and texts are identified by their order.
 */
export function carryOver(written: Element): (live: Element) => void {
  const typed = fieldsOf(written).map(stateOf);
  const folds = foldsOf(written).map(({ open }) => open);
  const selected = selectionIn(written);
  const focused = focusIn(written);
  return (live) => {
    for (const [at, field] of fieldsOf(live).entries()) typed[at]?.(field);
    for (const [at, fold] of foldsOf(live).entries()) fold.open ||= folds[at] ?? false;
    selected?.(live);
    focused?.(live);
  };
}

function fieldsOf(part: Element): Field[] {
  return [...part.querySelectorAll<Field>("input, textarea, select")];
}

function foldsOf(part: Element): HTMLDetailsElement[] {
  return [...part.querySelectorAll("details")];
}

/** Null if nothing was changed. */
function stateOf(field: Field): ((live: Field) => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const asWritten = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;
    if (value === (asWritten ?? field.options[0]?.value)) return null;
    return (live) => {
      live.value = value;
      live.dispatchEvent(new Event("change", { bubbles: true }));
    };
  }
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    const { checked } = field;
    return (live) => (live as HTMLInputElement).checked !== checked && live.click();
  }
  const { value } = field;
  return value === field.defaultValue ? null : (live) => type(live, value);
}

/** Types as a keyboard would: React does not notice a value that is set through the element's own property. */
function type(live: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(live), "value")?.set?.call(live, value);
  live.dispatchEvent(new Event("input", { bubbles: true }));
}

function selectionIn(written: Element): ((live: Element) => void) | null {
  const selection = document.getSelection();
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = selection ?? {};
  if (!selection || !anchorNode || !focusNode || isCollapsed) return null;
  const from = endIn(written, [anchorNode, anchorOffset ?? 0]);
  const to = endIn(written, [focusNode, focusOffset ?? 0]);
  return (live) => {
    const [start, end] = [from(live), to(live)];
    if (start && end) selection.setBaseAndExtent(...start, ...end);
  };
}

/** Moves one end of a selection to the same text of the new part; an end outside the part stays where it is. */
function endIn(written: Element, end: End): (live: Element) => End | null {
  const [node, offset] = end;
  if (!written.contains(node)) return () => end;
  const at = textsOf(written).indexOf(node as Text);
  return (live) => {
    const text = textsOf(live)[at];
    return text?.data === node.nodeValue ? [text as Node, offset] : null;
  };
}

function textsOf(part: Element): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function focusIn(written: Element): ((live: Element) => void) | null {
  const { activeElement: focused } = document;
  if (!focused || focused === written || !written.contains(focused)) return null;
  const tagName = focused.localName;
  const at = [...written.querySelectorAll(tagName)].indexOf(focused);
  const caret = caretOf(focused);
  return (live) => {
    const again = live.querySelectorAll<HTMLElement>(tagName)[at];
    again?.focus({ preventScroll: true });
    if (again && caret) (again as HTMLInputElement).setSelectionRange(...caret);
  };
}

/** Null for elements without one; an e-mail field has one that scripts may not read. */
function caretOf(focused: Element): [number, number] | null {
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return null;
  const { selectionStart, selectionEnd } = focused;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
