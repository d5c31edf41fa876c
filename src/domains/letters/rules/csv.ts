/** A spreadsheet takes a cell that begins with one of these for a formula. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** RFC 4180; a cell that a spreadsheet would run begins with an apostrophe instead. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(",");
}

function csvCell(text: string): string {
  const inert = formula.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
