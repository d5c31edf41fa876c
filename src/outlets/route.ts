/** An address that is neither a page nor a call of the API; its answer is made once in `freshSeconds`. */
export interface OutletRoute {
  /** As the router writes it: "/api/events/:file". */
  readonly path: string;
  readonly freshSeconds: number;
  /** Null where there is no such thing. */
  make(request: OutletRequest): Promise<Outlet | null>;
}

export interface OutletRequest {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Text of some type, or a picture. */
export interface Outlet {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Other sites may show it in a frame. */
  readonly mayBeFramed?: boolean;
  /** What it tells of is still being prepared: it is not cached, and may be asked for again after so long. */
  readonly retryAfterSeconds?: number;
}
