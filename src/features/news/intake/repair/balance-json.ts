const STRING = /"(?:[^"\\]|\\[\s\S])*(?:"|$)/y;
const CLOSER: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Repairs JSON that was cut off or has a comma too many: cut after the last complete object or array, then closed. */
export function balanceJson(json: string): string {
  const openBrackets: string[] = [];
  let completeEnd = 0;
  let closers = "";
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at] ?? "";
    if (character === '"') at = endOfString(json, at);
    else if (character === "{" || character === "[") openBrackets.push(CLOSER[character] ?? "");
    else if (character === "}" || character === "]") {
      openBrackets.pop();
      completeEnd = at + 1;
      closers = openBrackets.toReversed().join("");
    }
  }
  return withoutSpareCommas(json.slice(0, completeEnd)) + closers;
}

/** The index of the closing quote, or of the last character if there is none. */
function endOfString(json: string, from: number): number {
  STRING.lastIndex = from;
  return from + (STRING.exec(json)?.[0].length ?? 1) - 1;
}

function withoutSpareCommas(json: string): string {
  return json.replace(/"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/g, (match) => (match === "," ? "" : match));
}
