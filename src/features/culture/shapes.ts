export type FilmList = "now" | "soon";

export interface Film {
  readonly id: string;
  readonly title: string;
  readonly overview: string;
  /** A whole address, or TMDb's path ("/abc.jpg"). */
  readonly poster: string | null;
  readonly genres: readonly string[];
  readonly lengthMinutes: number | null;
  readonly releaseDate: string | null;
  /** Out of 10; null if too few people voted. */
  readonly rating: number | null;
  readonly trailerUrl: string | null;
  readonly nollywood: boolean;
  readonly cities: readonly string[];
}

/** True for a film that is not released yet, or whose day is unknown. */
export function isToCome({ releaseDate }: Pick<Film, "releaseDate">, today: string): boolean {
  return releaseDate === null || releaseDate > today;
}

export const chartIds = ["apple-ng", "deezer-ng"] as const;
export type ChartId = (typeof chartIds)[number];

export interface Song {
  /** The provider's id, by which movement is tracked. */
  readonly song: string;
  readonly rank: number;
  readonly title: string;
  readonly artist: string;
  readonly artworkUrl: string | null;
  readonly url: string;
}

export interface ChartReading {
  readonly updatedAt: Date;
  readonly songs: readonly Song[];
}

export const eventCategories = [
  "music",
  "theatre",
  "film",
  "sport",
  "festival",
  "business",
  "faith",
  "learning",
  "other",
] as const;
export type EventCategory = (typeof eventCategories)[number];

export interface CultureEvent {
  /** Stable for an event, so that a repeated import updates it. */
  readonly id: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** Only the days are known, not the times. */
  readonly allDay: boolean;
  readonly venue: string | null;
  readonly city: string | null;
  readonly category: EventCategory;
  readonly description: string;
  readonly url: string | null;
  readonly imageUrl: string | null;
  readonly price: string | null;
  readonly status: "scheduled" | "cancelled" | "postponed";
}

/** A reason to refuse the whole import. */
export type ImportFailure =
  | { readonly kind: "too-large"; readonly message: string }
  | { readonly kind: "not-understood"; readonly message: string }
  | { readonly kind: "not-read"; readonly message: string };

/** Addresses of the providers: the real ones, or the sample edition's on this machine. */
export interface CultureProviders {
  readonly tmdb: string;
  readonly tmdbImages: string;
  readonly apple: string;
  readonly deezer: string;
}
