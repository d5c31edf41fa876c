/** How newspapers abbreviate thousands, millions and more. */
export const scales: Readonly<Record<string, number>> = {
  trillion: 1e12,
  trn: 1e12,
  tn: 1e12,
  billion: 1e9,
  bn: 1e9,
  million: 1e6,
  m: 1e6,
  thousand: 1e3,
  k: 1e3,
};
const currencies: Readonly<Record<string, string>> = {
  "₦": "n",
  n: "n",
  $: "d",
  us$: "d",
  "€": "e",
  "£": "p",
};

/**
 * "N52.52bn" and "₦52.5 billion" are one amount, "n53000000000": newspapers round, and two leading digits distinguish
 * amounts well enough. A plain number stays unchanged. Null if the text is not a number.
 */
export function readAmount(text: string): string | null {
  const [, mark = "", digits, scale = ""] = /^(US\$|[₦$€£N])?(\d[\d,]*(?:\.\d+)?)\s?(\D*)$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  const value = Number(digits.replaceAll(",", ""));
  if (/^(?:%|per cent)$/i.test(scale)) return `${value}%`;
  const times = scale === "" ? 1 : scales[scale.toLowerCase()];
  if (times === undefined || !Number.isFinite(value * times)) return null;
  if (mark === "" && scale === "") return `${value}`;
  return `${currencies[mark.toLowerCase()] ?? ""}${Number((value * times).toPrecision(2))}`;
}
