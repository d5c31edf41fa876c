import type { Result } from "#platform/result.ts";

/** What may be asked of the outside; the only door to it is `Fetch`. */
export interface FetchRequest {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Validators of an earlier answer, echoed as they came. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  /** Cap on the decoded body; 5 MB unless said. */
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  /** How long the host may say nothing; 10 s unless said. */
  readonly silentMs?: number;
  /** What the log says instead of the address, where that holds a key or somebody's network. */
  readonly logAs?: string;
}

export interface Fetched {
  readonly status: number;
  /** 304: the earlier answer stands and `body` is empty. */
  readonly unchanged: boolean;
  readonly url: string;
  /** Where permanent redirects (301, 308) from the first hop on led, when they did. */
  readonly movedTo: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type FetchFailure =
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "timeout"; readonly message: string }
  | { readonly kind: "network"; readonly message: string }
  | { readonly kind: "too-large"; readonly message: string }
  | {
      readonly kind: "status";
      readonly message: string;
      readonly status: number;
      readonly retryAfterSeconds: number | null;
    };

/** Polite and guarded; answers 2xx and 304 as values, everything else as a failure. */
export type Fetch = (request: FetchRequest) => Promise<Result<Fetched, FetchFailure>>;
