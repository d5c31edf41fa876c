/** One short message at the bottom of the page, with at most one action. */
export interface Toast {
  readonly message: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

const TOAST = "toast";

export function toast(message: string, action?: Toast["action"]): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST, { detail: { message, ...(action ? { action } : {}) } }));
}

export function onToast(show: (toast: Toast) => void): () => void {
  const listen = (event: Event) => show((event as CustomEvent<Toast>).detail);
  window.addEventListener(TOAST, listen);
  return () => window.removeEventListener(TOAST, listen);
}
