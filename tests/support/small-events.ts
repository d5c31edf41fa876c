type Listener = ((event: SmallEvent) => void) | { handleEvent(event: SmallEvent): void };

export interface SmallEvent {
  readonly type: string;
  target: unknown;
  currentTarget: unknown;
  defaultPrevented: boolean;
  cancelBubble: boolean;
  preventDefault(): unknown;
  stopPropagation(): unknown;
  [more: string]: unknown;
}

/** As an element hears events and passes them on. */
export class SmallTarget {
  parentNode: SmallTarget | null = null;
  readonly #listeners: { type: string; listener: Listener; capture: boolean; once: boolean }[] = [];

  addEventListener(type: string, listener: Listener, options?: boolean | AddEventListenerOptions): void {
    const { capture = false, once = false } = typeof options === "object" ? options : { capture: options };
    if (
      !this.#listeners.some(
        (one) => one.type === type && one.listener === listener && one.capture === capture,
      )
    )
      this.#listeners.push({ type, listener, capture, once });
  }

  removeEventListener(type: string, listener: Listener, options?: boolean | EventListenerOptions): void {
    const capture = typeof options === "object" ? (options.capture ?? false) : (options ?? false);
    const at = this.#listeners.findIndex(
      (one) => one.type === type && one.listener === listener && one.capture === capture,
    );
    if (at !== -1) this.#listeners.splice(at, 1);
  }

  /** First from the window down to the target, then, if it bubbles, up again. */
  dispatchEvent(event: Event | SmallEvent): boolean {
    const { detail, bubbles } = event as CustomEvent;
    const sent = event instanceof Event ? ownEvent(event.type, { detail, bubbles }) : event;
    const path: SmallTarget[] = [this];
    for (let at = this.parentNode; at; at = at.parentNode) path.push(at);
    const above = (path.at(-1) as { view?: SmallTarget }).view;
    if (above) path.push(above);
    sent.target = this;
    for (const at of path.toReversed()) at.#hear(sent, true);
    for (const at of sent.bubbles === false ? [this] : path) at.#hear(sent, false);
    return !sent.defaultPrevented;
  }

  #hear(event: SmallEvent, capture: boolean): void {
    for (const one of [...this.#listeners]) {
      if (one.type !== event.type || one.capture !== capture || event.cancelBubble) continue;
      if (one.once) this.#listeners.splice(this.#listeners.indexOf(one), 1);
      event.currentTarget = this;
      if (typeof one.listener === "function") one.listener(event);
      else one.listener.handleEvent(event);
    }
  }
}

export function ownEvent(type: string, more: object = {}): SmallEvent {
  const event: SmallEvent = Object.assign({}, more, {
    ...{
      type,
      target: null,
      currentTarget: null,
      defaultPrevented: false,
      cancelBubble: false,
      timeStamp: 0,
    },
    preventDefault: () => Object.assign(event, { defaultPrevented: true }),
    stopPropagation: () => Object.assign(event, { cancelBubble: true }),
  });
  return event;
}
