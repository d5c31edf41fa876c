/** What a browser may be notified of, and the notification's content. Without zod: the browser loads this file. */
export const pushChannels = ["breaking", "brief", "league"] as const;
export type PushChannel = (typeof pushChannels)[number];

/** A message as the browser decrypts it; at most 1 KB. */
export interface PushPayload {
  readonly headline: string;
  readonly paper: string;
  /** The page's path. */
  readonly address: string;
  /** The headline's language. */
  readonly lang: string;
}

/** The browser's cache in which the worker counts what came since the last visit; a visit deletes it. */
export const unseenCache = "unseen-news";
