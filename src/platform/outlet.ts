/** An address that is neither a page nor an API call; its answer is made again after `freshSeconds`. */
export interface OutletRoute {
  /** In the router's notation: "/api/events/:file". */
  readonly path: string;
  readonly freshSeconds: number;
  /** The query parameters that it reads, if not those of pages. */
  readonly reads?: readonly string[];
  /** Null if there is nothing at this address. */
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
  /** When its newest part appeared. */
  readonly modifiedAt?: Date | undefined;
  /** A `Link` header: where it is from, and which hub announces its changes. */
  readonly link?: string;
  /** True if other sites may show it in a frame. */
  readonly mayBeFramed?: boolean;
  /** Set while its data are still being prepared: it is not cached, and clients may retry after this many seconds. */
  readonly retryAfterSeconds?: number;
}

/** The `Link` header of something whose changes a hub announces (WebSub): the hub's address and its own. */
export function linksOf({ hub, self }: Readonly<Record<"hub" | "self", string>>): string {
  return `<${hub}>; rel="hub", <${self}>; rel="self"`;
}

/** A 404 means that there is no such thing, or no more; any other error is rethrown. */
export function orNone(error: unknown): null {
  if ((error as { status?: unknown } | null)?.status === 404) return null;
  throw error;
}
