import type { Fixture } from "#contracts/league-shapes.ts";
import type { PartialAnswer } from "#site/data/partial-answer.ts";

export type ShownFixture = PartialAnswer<Fixture>;
