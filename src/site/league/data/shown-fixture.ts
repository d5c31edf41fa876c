import type { PartialAnswer } from "#ask/partial-answer.ts";
import type { Fixture } from "#contracts/league-shapes.ts";

export type ShownFixture = PartialAnswer<Fixture>;
