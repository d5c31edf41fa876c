import type { Result } from "#platform/result.ts";

/** An outgoing request; `Fetch` is the only way to make one. */
export interface FetchRequest {
  readonly url: string;
  readonly method?: "GET" | "POST" | "PURGE";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Validators of an earlier answer, sent back unchanged. */
  readonly etag?: string | null;
  readonly lastModified?: string | null;
  /** Limit of the decompressed body; by default 5 MB. */
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  /** How long the host may send nothing; by default 10 s. */
  readonly silentMs?: number;
  /** How long it may wait for its turn at its host, and at those to which it is redirected; by default, any time. */
  readonly waitMs?: number;
  /** Logged instead of the address, if that contains a key or a reader's network. */
  readonly logAs?: string;
}

export interface Fetched {
  readonly status: number;
  /** 304: the earlier answer is still valid, and `body` is empty. */
  readonly unchanged: boolean;
  readonly url: string;
  /** The address after permanent redirects (301, 308) from the first request on, if there were any. */
  readonly movedTo: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type FetchFailure =
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "timeout"; readonly message: string }
  | { readonly kind: "network"; readonly message: string }
  | { readonly kind: "too-large"; readonly message: string }
  /** Its turn did not come within `waitMs`. */
  | { readonly kind: "busy"; readonly message: string }
  | {
      readonly kind: "status";
      readonly message: string;
      readonly status: number;
      readonly retryAfterSeconds: number | null;
    };

/** Rate-limited and guarded; 2xx and 304 are values, everything else is a failure. */
export type Fetch = (request: FetchRequest) => Promise<Result<Fetched, FetchFailure>>;
