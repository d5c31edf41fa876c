/** The answer of a sample provider. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * A test double of an outside service (markets, weather, charts) in its own format, one in each file of `providers/`.
 * Its address is relative to its base, `${origin}/providers/{name}`, so "/providers/ngx/prices" arrives as "/prices".
 * Null means that the real service has no such address either. The time is a parameter, because figures change with it.
 */
export type Provider = (url: URL, now: Date) => ProviderAnswer | null | Promise<ProviderAnswer | null>;
