import type { Kysely } from "kysely";

/** The database as it is passed on; a domain adds its own tables with `db.withTables<NewsTables>()`. */
// biome-ignore lint/complexity/noBannedTypes: the domains add their tables
export type Database = Kysely<{}>;
