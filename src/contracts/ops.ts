/** What the configuration tells every reader's browser. Plain strings: it travels in each page. */
export interface PublicSettings {
  /** "https://…" without a slash at its end. */
  readonly siteUrl: string;
  readonly edition: "live" | "sample";
  /** Where the API is: on localhost, staging and development hosts, and on all others. */
  readonly apiBase: { readonly development: string; readonly production: string };
  /** Third parties, each null unless configured. */
  readonly consentScript: string | null;
  readonly tagManager: string | null;
  readonly adNetwork: string | null;
  readonly geoDirect: string | null;
  readonly weatherDirect: string | null;
  /** Whether letters leave the machine; else they stay in its outbox. */
  readonly sendsMail: boolean;
  readonly contactEmail: string;
  readonly builtAt: string;
}

/** What an operator watches of one part of the house: figures for machines, tables for eyes, and what needs a hand. */
export interface CheckResult {
  readonly title: string;
  readonly gauges: readonly Gauge[];
  readonly tables: readonly CheckTable[];
  readonly troubles: readonly string[];
}

export interface Gauge {
  /** As Prometheus reads it. */
  readonly name: string;
  readonly says: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface CheckTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}
