import type { PartialAnswer } from "#ask/partial-answer.ts";
import type { Fixture } from "#features/league/contract/shapes.ts";

export type ShownFixture = PartialAnswer<Fixture>;
