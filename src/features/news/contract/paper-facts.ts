/** What may be said about a newspaper besides its city and founding: never persons, parties or a leaning. */
export const paperKinds = [
  "private",
  "government-owned",
  "public broadcaster",
  "non-profit",
  "student",
] as const;

export const paperScopes = [
  "national",
  "regional",
  "pan-African",
  "specialist: business",
  "specialist: conflict",
  "specialist: education",
  "specialist: fact-checks",
  "specialist: health",
  "specialist: lifestyle",
  "specialist: music",
  "specialist: sport",
  "specialist: technology",
] as const;
