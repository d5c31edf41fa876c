import type { Language } from "./languages.ts";

/** The settings that every reader's browser needs. Plain strings, because each page contains them. */
export interface PublicSettings {
  /** "https://…" without a trailing slash. */
  readonly siteUrl: string;
  readonly edition: "live" | "sample";
  /** The API's address on localhost, staging and development hosts, and on all others. */
  readonly apiBase: { readonly development: string; readonly production: string };
  /** Third parties, each null unless configured. */
  readonly consentScript: string | null;
  readonly tagManager: string | null;
  readonly adNetwork: string | null;
  readonly geoDirect: string | null;
  readonly weatherDirect: string | null;
  /** Whether letters are mailed; otherwise they stay in the outbox folder. */
  readonly sendsMail: boolean;
  readonly contactEmail: string;
  /** The languages of the pages, English first. */
  readonly languages: readonly Language[];
}

/** One check of the product for the operator: figures for Prometheus, tables for the page, and problems. */
export interface CheckResult {
  readonly title: string;
  readonly gauges: readonly Gauge[];
  readonly tables: readonly CheckTable[];
  readonly problems: readonly string[];
}

export interface Gauge {
  /** A metric name in Prometheus's format. */
  readonly name: string;
  /** Its help text. */
  readonly help: string;
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface CheckTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}
