/**
 * 104562 → "104,562", 104562.5 with two decimals → "104,562.50". By hand, because the browser's own formatter takes 60
 * ms to start on a cheap phone.
 */
export function thousands(value: number, decimals = 0): string {
  // 81.445 is stored as slightly less, but rounds to 81.45 for readers: the difference is added before rounding.
  const [whole = "", fraction] = (value * (1 + Number.EPSILON)).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
  return fraction ? `${grouped}.${fraction}` : grouped;
}
