/** The answer of a sample provider. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * Each file of `providers/` is a test double of an outside service (markets, weather, charts) in its own format. It is
 * asked with the address below its base, `${origin}/providers/{name}`, so "/providers/ngx/prices" arrives as
 * "/prices"; null means that the real service has no such address either. The time is a parameter, because figures
 * change with it.
 */
export type Provider = (url: URL, now: Date) => ProviderAnswer | null | Promise<ProviderAnswer | null>;
