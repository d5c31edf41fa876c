interface Currency {
  readonly code: string;
  readonly name: string;
  /** The central bank's spellings of the name. */
  readonly cbn: readonly string[];
}

export const currencies: readonly Currency[] = [
  { code: "USD", name: "US dollar", cbn: ["US DOLLAR"] },
  { code: "GBP", name: "Pound sterling", cbn: ["POUNDS STERLING", "POUND STERLING"] },
  { code: "EUR", name: "Euro", cbn: ["EURO"] },
  { code: "XOF", name: "CFA franc", cbn: ["CFA"] },
  { code: "CNY", name: "Chinese yuan", cbn: ["YUAN/RENMINBI", "YUAN", "RENMINBI"] },
  { code: "ZAR", name: "South African rand", cbn: ["SOUTH AFRICAN RAND", "RAND"] },
  { code: "AED", name: "UAE dirham", cbn: ["UAE DIRHAM", "DIRHAM"] },
  { code: "SAR", name: "Saudi riyal", cbn: ["RIYAL", "SAUDI RIYAL"] },
  { code: "CHF", name: "Swiss franc", cbn: ["SWISS FRANC"] },
  { code: "JPY", name: "Japanese yen", cbn: ["YEN"] },
  { code: "DKK", name: "Danish krone", cbn: ["DANISH KRONA", "DANISH KRONE"] },
  { code: "XDR", name: "IMF special drawing right", cbn: ["SDR"] },
];

const byCbnName = new Map(currencies.flatMap(({ code, cbn }) => cbn.map((name) => [name, code] as const)));

export function currencyOf(cbnName: string): string | null {
  return byCbnName.get(cbnName.trim().toUpperCase()) ?? null;
}
