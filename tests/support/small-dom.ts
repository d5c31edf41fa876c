import { ownEvent, SmallTarget } from "./small-events.ts";

/**
 * As much of a browser's document as React and our panels use: a tree whose attributes, events and HTML can be read.
 * It knows neither layout nor styles. What a real browser does is tested in tests/e2e.
 */
/** How often the tree has changed, by which a test knows that it has come to rest. */
export let changes = 0;

class SmallNode extends SmallTarget {
  declare parentNode: SmallNode | null;
  childNodes: SmallNode[] = [];
  #text: string | null;
  readonly nodeType: number;
  readonly nodeName: string;

  constructor(nodeType: number, nodeName: string, text: string | null = null) {
    super();
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.#text = text;
  }

  get nodeValue() {
    return this.#text;
  }
  set nodeValue(text) {
    this.#text = text;
    changes += 1;
  }
  get ownerDocument() {
    return globalThis.document;
  }
  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): SmallNode | null {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling(): SmallNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get parentElement() {
    return this.parentNode;
  }
  get isConnected(): boolean {
    return this.getRootNode() === (globalThis.document as unknown);
  }
  getRootNode(): SmallNode {
    return this.parentNode?.getRootNode() ?? this;
  }
  get data() {
    return this.nodeValue;
  }
  set data(text) {
    this.nodeValue = text;
  }

  appendChild(child: SmallNode): SmallNode {
    return this.insertBefore(child, null);
  }
  append(...children: SmallNode[]): void {
    for (const child of children) this.appendChild(child);
  }
  insertBefore(child: SmallNode, before: SmallNode | null): SmallNode {
    child.remove();
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
    changes += 1;
    return child;
  }
  removeChild(child: SmallNode): SmallNode {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    changes += 1;
    return child;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  contains(node: SmallNode | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode));
  }

  get textContent(): string {
    return this.nodeValue ?? this.childNodes.map(({ textContent }) => textContent).join("");
  }
  set textContent(text: string) {
    for (const child of [...this.childNodes]) child.remove();
    if (text !== "") this.appendChild(new SmallNode(3, "#text", text));
  }
  get descendants(): SmallElement[] {
    return this.childNodes.flatMap((child) =>
      child instanceof SmallElement ? [child, ...child.descendants] : [],
    );
  }
  querySelectorAll(selector: string): SmallElement[] {
    return this.descendants.filter((element) => element.matches(selector));
  }
  querySelector(selector: string): SmallElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  getElementById(id: string): SmallElement | null {
    return this.querySelector(`#${id}`);
  }
}

export class SmallElement extends SmallNode {
  readonly attributes = new Map<string, string>();
  readonly style = { setProperty: () => undefined };
  readonly namespaceURI: string;
  readonly tagName: string;
  open = false;

  constructor(tag: string, namespace = "http://www.w3.org/1999/xhtml") {
    super(1, tag.toUpperCase());
    this.tagName = tag.toUpperCase();
    this.namespaceURI = namespace;
  }

  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
    changes += 1;
  }
  setAttributeNS(_: string, name: string, value: unknown): void {
    this.setAttribute(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  get type() {
    return this.getAttribute("type") ?? (this.tagName === "BUTTON" ? "submit" : "");
  }
  set type(type) {
    this.setAttribute("type", type);
  }
  get name() {
    return this.getAttribute("name") ?? "";
  }
  set name(name) {
    this.setAttribute("name", name);
  }
  get href() {
    return new URL(this.getAttribute("href") ?? "", globalThis.location.href).href;
  }
  set href(address) {
    this.setAttribute("href", address);
  }
  get id() {
    return this.getAttribute("id") ?? "";
  }
  get dataset() {
    const nameOf = (key: string | symbol) =>
      `data-${String(key).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return new Proxy({} as Record<string, string>, {
      get: (_, key) => this.getAttribute(nameOf(key)) ?? undefined,
      set: (_, key, value) => {
        this.setAttribute(nameOf(key), value);
        return true;
      },
    });
  }
  get classList() {
    const names = new Set((this.getAttribute("class") ?? "").split(" ").filter(Boolean));
    const toggle = (name: string, on = !names.has(name)) => {
      if (on) names.add(name);
      else names.delete(name);
      this.setAttribute("class", [...names].join(" "));
    };
    return {
      toggle,
      contains: (name: string) => names.has(name),
      add: (name: string) => toggle(name, true),
      remove: (name: string) => toggle(name, false),
    };
  }
  /** A form's controls. */
  get elements() {
    const namedItem = (name: string) => this.querySelector(`[name="${name}"]`);
    return Object.assign(this.querySelectorAll("input, select, textarea, button"), { namedItem });
  }
  reset(): void {}
  get options() {
    return this.querySelectorAll("option");
  }
  get children() {
    return this.childNodes.filter((child) => child instanceof SmallElement);
  }
  get childElementCount() {
    return this.children.length;
  }
  /** HTML that React is given as text is kept as text. */
  set innerHTML(html: string) {
    this.textContent = html;
  }
  getBoundingClientRect() {
    return { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0, x: 0, y: 0 };
  }
  focus(): void {
    Object.assign(globalThis.document, { activeElement: this });
  }
  scrollIntoView(): void {}
  scrollBy(): void {}
  click(): void {
    send(this, "click");
  }
  showModal(): void {
    this.open = true;
  }
  close(): void {
    this.open = false;
  }

  closest(selector: string): SmallElement | null {
    if (this.matches(selector)) return this;
    return this.parentNode instanceof SmallElement ? this.parentNode.closest(selector) : null;
  }
  /** Tag, #id, .class and [attribute="value"]; of a descendant's selector, the last part. */
  matches(selector: string): boolean {
    return selector.split(",").some((one) => {
      const parts = one
        .trim()
        .split(/\s+(?![^[]*\])/)
        .at(-1)
        ?.match(/^[\w-]+|#[\w-]+|\.[\w-]+|\[[^\]]+\]|:[\w-]+/g);
      return parts?.every((part) => this.#fits(part)) ?? false;
    });
  }
  #fits(part: string): boolean {
    if (part.startsWith("#")) return this.id === part.slice(1);
    if (part.startsWith(".")) return this.classList.contains(part.slice(1));
    if (part.startsWith(":")) return false;
    const [, name = "", value] = /^\[([\w-]+)(?:="?([^"]*)"?)?\]$/.exec(part) ?? [];
    if (name === "") return this.tagName === part.toUpperCase();
    return value === undefined ? this.hasAttribute(name) : this.getAttribute(name) === value;
  }

  /** As the server would write it, with what a reader has typed and chosen. */
  get outerHTML(): string {
    const state = this as unknown as { value?: unknown; checked?: unknown; selected?: unknown };
    const attributes = new Map(this.attributes);
    if (typeof state.value === "string" && this.tagName !== "OPTION") attributes.set("value", state.value);
    if (state.checked === true) attributes.set("checked", "");
    if (state.selected === true) attributes.set("selected", "");
    if (this.open) attributes.set("open", "");
    const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
    const tag = this.tagName.toLowerCase();
    const inner = this.childNodes.map((node) =>
      node instanceof SmallElement ? node.outerHTML : node.nodeType === 3 ? escaped(node.textContent) : "",
    );
    return `<${tag}${written}>${inner.join("")}</${tag}>`;
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** `view` hears what reaches the window. */
export function smallDocument() {
  const page = Object.assign(new SmallNode(9, "#document"), {
    view: new SmallTarget(),
    // By this React knows that a browser tells of each letter typed.
    oninput: null,
    ...{
      activeElement: null,
      hidden: false,
      visibilityState: "visible",
      readyState: "complete",
      title: "",
      cookie: "",
    },
    createElement: (tag: string) => new SmallElement(tag),
    createElementNS: (namespace: string, tag: string) => new SmallElement(tag, namespace),
    createTextNode: (text: string) => new SmallNode(3, "#text", text),
    createComment: (text: string) => new SmallNode(8, "#comment", text),
    hasFocus: () => true,
    getSelection: () => null,
    defaultView: globalThis,
    documentElement: new SmallElement("html"),
    head: new SmallElement("head"),
    body: new SmallElement("body"),
  });
  page.appendChild(page.documentElement);
  page.documentElement.append(page.head, page.body);
  return page;
}

/** Sends an event as a reader's hand would. */
export function send(element: SmallElement, type: string, more: object = {}): boolean {
  return element.dispatchEvent(ownEvent(type, { bubbles: true, button: 0, ...more }));
}
