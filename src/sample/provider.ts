/** What a provider of the sample edition answers; main's tables never see who answered. */
export interface ProviderAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * A file of `providers/` plays one outside service (markets, weather, charts) in its own wire format.
 * It is asked with the address below its base, `${origin}/providers/{name}`, so "/providers/ngx/prices"
 * arrives as "/prices"; null means that the real service has no such address either.
 * The clock's time is handed in, because figures move with it.
 */
export type Provider = (url: URL, now: Date) => ProviderAnswer | null | Promise<ProviderAnswer | null>;
