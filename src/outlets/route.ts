/** An address that is neither a page nor a call of the API; its answer is made anew after `freshSeconds`. */
export interface OutletRoute {
  /** As the router writes it: "/api/events/:file". */
  readonly path: string;
  readonly freshSeconds: number;
  /** Null if it does not exist. */
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
  /** Set if other sites may show it in a frame. */
  readonly mayBeFramed?: boolean;
  /** Set while its data is still being prepared: it is not cached, and may be requested again after so many seconds. */
  readonly retryAfterSeconds?: number;
}
