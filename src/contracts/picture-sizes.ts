/** A picture's width in pixels; with a ratio of width to height it is cropped to that, round its subject. */
export interface PictureSize {
  readonly width: number;
  readonly ratio?: number;
}

/** In a list, in a square or a landscape box. */
export const thumbnail = { width: 224, ratio: 4 / 3 } as const satisfies PictureSize;
/** Across a column, on a plain and on a dense or wide screen. */
export const across = [
  { width: 448, ratio: 16 / 9 },
  { width: 960, ratio: 16 / 9 },
] as const satisfies readonly PictureSize[];
/** A poster or a record's cover, whole. */
export const cover = { width: 320 } as const satisfies PictureSize;

export const pictureSizes = [thumbnail, ...across, cover] as const;
