import type { ShownAnswer, Tolerant, TolerantItem } from "#ask/tolerant.ts";
import type * as api from "#contracts/all/api.ts";
import type { Prediction as ContractPrediction } from "#features/league/contract/forecast-shapes.ts";
import type * as contract from "#features/league/contract/shapes.ts";
import type * as statistics from "#features/league/contract/statistics-shapes.ts";

/** The parts of answers that panels hand on; of those that the specification describes, any field may be missing. */
export type Fixture = TolerantItem<contract.Fixture>;
export type TableRow = TolerantItem<contract.StandingsRow>;
export type Team = TolerantItem<contract.Team>;
export type Round = TolerantItem<statistics.GoalsPerRound["rounds"][number]>;
export type OtherDay = TolerantItem<contract.LatestRound["other_days"][number]>;
export type FormRow = TolerantItem<statistics.FormRow>;
export type Credit = TolerantItem<contract.Credit>;
export type Prediction = Tolerant<ContractPrediction>;
export type Streak = TolerantItem<statistics.StreakAnalysis["team_streaks"][number]>;

export type MatchAnswer = ShownAnswer<typeof api.league.match>;
export type Outlook = ShownAnswer<typeof api.league.outlook>;
export type ClubAnswer = ShownAnswer<typeof api.league.club>;
export type SeasonPicture = ShownAnswer<typeof api.league.picture>;
export type ClubProspects = SeasonPicture["chances"][number];
