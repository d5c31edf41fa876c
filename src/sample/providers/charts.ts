import { DAY_MS } from "#platform/time.ts";
import type { Provider } from "#sample/provider.ts";
import { drawingName } from "./drawn.ts";
import { json, seededFraction } from "./invented.ts";

const FIRST = "Lagos Midnight Mama Sunday Danfo Honey Harmattan Golden Omo Ginger Ocean Yaba".split(" ");
const SECOND = "Anthem Rain Dance Letter Prayer Riddim Fever Love Runs Story Traffic Soul".split(" ");
const ARTISTS = [
  "Ayo Lagoon",
  "Kemi Sway",
  "The Mushin Boys",
  "Zainab Dune",
  "Big Agege",
  "Chidi & the Keys",
  "Lady Harmattan",
  "Tobi Marina",
  "Port Royale",
  "Ebele Moon",
  "Danfo Choir",
  "Sir Kolanut",
  "Nnenna Waves",
  "DJ Okada",
];
const SONGS = 50;

interface SampleSong {
  readonly id: number;
  readonly title: string;
  readonly artist: string;
}

const songs: readonly SampleSong[] = Array.from({ length: 80 }, (_, at) => ({
  id: 700_001 + at,
  title: `${FIRST[at % FIRST.length]} ${SECOND[Math.floor(at / FIRST.length + at * 5) % SECOND.length]}`,
  artist: ARTISTS[Math.floor(seededFraction(`artist ${at}`) * ARTISTS.length)] ?? "",
}));

/** Favourites stay at the top, while the order changes a little every day. */
function chartOf(name: string, now: Date): SampleSong[] {
  const day = Math.floor(now.getTime() / DAY_MS);
  const weight = ({ id }: SampleSong): number =>
    seededFraction(`${name} ${id}`) +
    0.25 * Math.sin(day / 9 + seededFraction(`phase ${id}`) * 6) +
    0.08 * seededFraction(`${id} ${day}`);
  return songs.toSorted((a, b) => weight(b) - weight(a)).slice(0, SONGS);
}

export const apple: Provider = (url, now) => {
  if (url.pathname !== "/ng/music/most-played/50/songs.json") return null;
  const results = chartOf("apple", now).map(({ id, title, artist }) => ({
    artistName: artist,
    id: String(id),
    name: title,
    kind: "songs",
    artworkUrl100: `${url.origin}/providers/artwork${drawingName(title)}`,
    genres: [{ genreId: "1203", name: "Afrobeats", url: "" }],
    url: `${url.origin}/providers/artwork/song-${id}`,
  }));
  const updated = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS).toUTCString();
  return json({ feed: { title: "Top Songs", id: "", country: "ng", updated, results } });
};

export const deezer: Provider = (url, now) => {
  if (url.pathname !== "/playlist/1362516565/tracks")
    return json({ error: { type: "DataException", code: 800 } });
  const data = chartOf("deezer", now).map(({ id, title, artist }) => ({
    id,
    title,
    link: `${url.origin}/providers/artwork/song-${id}`,
    duration: 180,
    artist: { name: artist },
    album: { title, cover_medium: `${url.origin}/providers/artwork${drawingName(title)}` },
  }));
  return json({ data, total: data.length });
};
