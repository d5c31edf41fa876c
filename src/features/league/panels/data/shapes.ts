import type { ShownAnswer, Tolerant, TolerantItem } from "#ask/tolerant.ts";
import type * as api from "#contracts/all/api.ts";
import type { Prediction as ContractPrediction } from "#features/league/contract/forecast-shapes.ts";
import type * as contract from "#features/league/contract/shapes.ts";

/** The parts of answers that panels hand on; of those that the specification describes, any field may be missing. */
export type Fixture = TolerantItem<contract.Fixture>;
export type TableRow = TolerantItem<contract.StandingsRow>;
export type Team = TolerantItem<contract.Team>;
export type Round = TolerantItem<contract.GoalsPerRound["rounds"][number]>;
export type FormRow = TolerantItem<contract.FormRow>;
export type Credit = TolerantItem<contract.Credit>;
export type Prediction = Tolerant<ContractPrediction>;
export type Streak = TolerantItem<contract.StreakAnalysis["team_streaks"][number]>;

export type MatchAnswer = ShownAnswer<typeof api.league.match>;
export type Outlook = ShownAnswer<typeof api.league.outlook>;
export type ClubAnswer = ShownAnswer<typeof api.league.club>;
export type SeasonPicture = ShownAnswer<typeof api.league.picture>;
export type ClubProspects = SeasonPicture["chances"][number];
