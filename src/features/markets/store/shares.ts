import { type BoardName, type Boards, boardNames, type Share } from "#features/markets/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { MarketsTables } from "./tables.ts";

export interface StoredBoards {
  readonly boards: Boards;
  readonly asOf: Date;
  readonly provider: string;
}

/** The boards are replaced together, never one without the others. */
export async function saveBoards(db: Database, edition: Edition, stored: StoredBoards): Promise<void> {
  const rows = boardNames.flatMap((board) =>
    stored.boards[board].map(({ percentChange, ...share }, i) => ({
      ...{ edition, board, rank: i + 1, as_of: stored.asOf, provider: stored.provider },
      ...{ ...share, percent_change: percentChange },
    })),
  );
  if (rows.length === 0) return;
  await db
    .withTables<MarketsTables>()
    .transaction()
    .execute(async (work) => {
      await work.deleteFrom("markets.share").where("edition", "=", edition).execute();
      await work.insertInto("markets.share").values(rows).execute();
    });
}

export async function findBoards(db: Database, edition: Edition): Promise<StoredBoards | null> {
  const rows = await db
    .withTables<MarketsTables>()
    .selectFrom("markets.share")
    .select(["board", "symbol", "close", "change", "percent_change as percentChange", "as_of", "provider"])
    .where("edition", "=", edition)
    .orderBy("board")
    .orderBy("rank")
    .execute();
  const first = rows[0];
  if (!first) return null;
  const sharesOf = (board: BoardName): Share[] =>
    rows
      .filter((row) => row.board === board)
      .map(({ symbol, close, change, percentChange }) => ({ symbol, close, change, percentChange }));
  const boards = {
    gainers: sharesOf("gainers"),
    losers: sharesOf("losers"),
    most_traded: sharesOf("most_traded"),
  };
  return { boards, asOf: first.as_of, provider: first.provider };
}
