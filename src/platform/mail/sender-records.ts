import { resolveTxt } from "node:dns/promises";

const RECORDS = [
  ["SPF", "", "v=spf1"],
  ["DMARC", "_dmarc.", "v=DMARC1"],
] as const;
/** The name or its record does not exist. */
const ABSENT = ["ENOTFOUND", "ENODATA"];

/** The records of a sender's domain that are missing, or null if DNS does not answer. */
export async function findSenderRecords(domain: string): Promise<string[] | null> {
  try {
    const found = await Promise.all(
      RECORDS.map(async ([name, prefix, start]) => ((await has(prefix + domain, start)) ? [] : [name])),
    );
    return found.flat();
  } catch {
    return null;
  }
}

async function has(name: string, start: string): Promise<boolean> {
  try {
    return (await resolveTxt(name)).some((parts) => parts.join("").startsWith(start));
  } catch (error) {
    if (ABSENT.includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}
