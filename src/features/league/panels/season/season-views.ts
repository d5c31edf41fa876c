import { lazy } from "react";
import type { Question } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";

interface SeasonView {
  readonly View: React.ComponentType;
  readonly question: Question;
}

/** Views of one answer; each loads its own script when it is opened. */
export const seasonViews: Readonly<Record<string, SeasonView>> = {
  moves: {
    View: view(async () => (await import("./WhatMoves.tsx")).WhatMoves),
    question: [api.league.whatMoves, {}],
  },
  "run-in": {
    View: view(async () => (await import("./RunIn.tsx")).RunIn),
    question: [api.league.runIn, {}],
  },
  needed: {
    View: view(async () => (await import("./PointsNeeded.tsx")).PointsNeeded),
    question: [api.league.pointsNeeded, {}],
  },
  "over-time": {
    View: view(async () => (await import("./ChancesOverTime.tsx")).ChancesOverTime),
    question: [api.league.chancesOverTime, {}],
  },
  strength: {
    View: view(async () => (await import("./Strength.tsx")).Strength),
    question: [api.league.strength, {}],
  },
  fortress: {
    View: view(async () => (await import("./HomeFortress.tsx")).HomeFortress),
    question: [api.league.homeRuns, {}],
  },
  records: {
    View: view(async () => (await import("./RecordBook.tsx")).RecordBook),
    question: [api.league.recordBook, {}],
  },
};

function view(load: () => Promise<React.ComponentType>): React.ComponentType {
  return lazy(async () => ({ default: await load() }));
}
