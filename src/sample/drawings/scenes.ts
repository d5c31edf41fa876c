/** The scenes that a story can be illustrated with; `pictures.ts` draws them. */
export const sceneNames = [
  "market",
  "danfo",
  "ferry",
  "farm",
  "power",
  "classroom",
  "clinic",
  "pitch",
  "cinema",
  "drum",
  "antenna",
  "screen",
  "bridge",
  "river",
  "hall",
  "coins",
  "pot",
  "cloth",
  "books",
  "road",
  "rain",
  "trees",
  "fish",
  "track",
] as const;

export type SceneName = (typeof sceneNames)[number];
