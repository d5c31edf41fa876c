import { Unavailable } from "./errors.ts";

/** Starting up takes about a hundred, each reader and each database connection one. */
const LEAST = 256;

interface Limits {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
}

/** Fails with a sentence if this process may open too few files, which would otherwise break something later on. */
export function checkOpenFiles(): void {
  // Otherwise the report asks for the names of all open connections.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as Limits;
  // "unlimited" is no number.
  const most = userLimits?.open_files?.soft;
  if (typeof most === "number" && most < LEAST)
    throw new Unavailable(
      `Naija Gist may open only ${most} files here and needs at least ${LEAST}. Raise the limit, as with: ulimit -n 4096`,
    );
}
