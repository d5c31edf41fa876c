/** A spreadsheet reads a cell that begins with one of these as a formula. */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** RFC 4180; a cell that a spreadsheet would execute gets a leading apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(",");
}

function csvCell(text: string): string {
  const inert = formula.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
