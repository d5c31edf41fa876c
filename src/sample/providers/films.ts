import { daysAfter, utcDate } from "#platform/time.ts";
import type { Provider } from "#sample/provider.ts";
import { posterName } from "./drawn.ts";
import { json, round, seededFraction } from "./invented.ts";

type Row = readonly [title: string, genres: string, minutes: number, country: string, overview: string];

const NOW_SHOWING: readonly Row[] = [
  [
    "The Tailor of Balogun",
    "Drama",
    112,
    "NG",
    "A tailor finds a letter sewn into a dead man's agbada and must choose whom to show it to.",
  ],
  [
    "Last Bus to Ojuelegba",
    "Comedy",
    98,
    "NG",
    "Twelve strangers, one danfo and a driver who has never seen Lagos by day.",
  ],
  [
    "Harmattan Season",
    "Romance,Drama",
    121,
    "NG",
    "She came to Jos to sell the house. The neighbour has kept its key for eleven years.",
  ],
  [
    "Oil & Water",
    "Thriller",
    107,
    "NG",
    "A pipeline engineer counts the barrels once more, and once too often.",
  ],
  [
    "Mama Put",
    "Comedy,Family",
    94,
    "NG",
    "The best cook of Mushin against the health inspector who was her worst pupil.",
  ],
  [
    "The Drummer's Oath",
    "Fantasy",
    128,
    "NG",
    "When the talking drum falls silent, a girl of Oyo must learn what it swore.",
  ],
  [
    "Night Shift at Marina",
    "Horror",
    89,
    "NG",
    "Four guards, one tower, and a lift that stops at a floor that was never built.",
  ],
  [
    "Eleven Metres",
    "Drama,Family",
    103,
    "NG",
    "A goalkeeper without a club, a town without a pitch, one penalty.",
  ],
  [
    "A Sea Between",
    "Drama",
    117,
    "GH",
    "Two sisters write to each other across the gulf and each leaves out one thing.",
  ],
  [
    "Paper Tigers of Surulere",
    "Crime",
    110,
    "NG",
    "Three proof-readers decide to rob the bank whose reports they correct.",
  ],
];

const COMING: readonly Row[] = [
  [
    "Kola and the Moon",
    "Family,Fantasy",
    92,
    "NG",
    "A boy wants the moon for his grandmother's window and asks the right goat.",
  ],
  [
    "The Governor's Wedding",
    "Comedy",
    104,
    "NG",
    "Five hundred guests, two brides, and a generator that has had enough.",
  ],
  ["Red Earth", "Drama", 133, "NG", "Coal miners in Enugu, 1949, and the photograph that nobody was to see."],
  [
    "Signal Lost",
    "Thriller,Science Fiction",
    99,
    "NG",
    "All telephones of Abuja ring at once. Only one caller is alive.",
  ],
  [
    "Ijapa",
    "Animation,Family",
    86,
    "NG",
    "The tortoise returns, older, slower and still the cleverest of all.",
  ],
  [
    "What the River Kept",
    "Mystery,Drama",
    118,
    "NG",
    "A diver in Lokoja finds the ferry on which he was born.",
  ],
  ["Second Term", "Drama", 109, "NG", "A headmistress, a broken roof and an election that is not about her."],
  [
    "Juju Radio",
    "Music,Drama",
    125,
    "NG",
    "Ibadan, 1974: a band of brothers, one microphone and a song that may not be played.",
  ],
  ["The Long Queue", "Comedy", 91, "NG", "They came for petrol on Friday. By Monday they have a mayor."],
  ["Salt Road", "Adventure", 120, "NE", "A caravan, a map without names, and a girl who can read the wind."],
];

const FIRST_ID = 900_001;
const films = [...NOW_SHOWING, ...COMING];

/** The film service in its own format, with invented films. */
export const tmdb: Provider = (url, now) => {
  const id = /^\/movie\/(\d+)$/.exec(url.pathname)?.[1];
  if (id !== undefined) return detailsOf(Number(id) - FIRST_ID, now);
  if (url.pathname === "/movie/now_playing") return listOf(NOW_SHOWING);
  if (url.pathname === "/movie/upcoming") return listOf(COMING.filter(([, , , country]) => country !== "NG"));
  if (url.pathname === "/discover/movie") return listOf(COMING.filter(([, , , country]) => country === "NG"));
  return null;
};

function listOf(rows: readonly Row[]) {
  const results = rows.map((row) => ({ id: FIRST_ID + films.indexOf(row), title: row[0], adult: false }));
  return json({ page: 1, results, total_pages: 1, total_results: results.length });
}

function detailsOf(at: number, now: Date) {
  const row = films[at];
  if (!row) return null;
  const [title, genres, runtime, country, overview] = row;
  const isReleased = at < NOW_SHOWING.length;
  const days = isReleased
    ? -Math.floor(3 + seededFraction(title) * 30)
    : Math.floor(36 + seededFraction(title) * 80);
  return json({
    id: FIRST_ID + at,
    title,
    overview,
    // Of the coming films, two in three have no poster yet.
    poster_path: isReleased || seededFraction(`poster ${title}`) < 1 / 3 ? posterName(at) : null,
    // Counted from the first of the month, so that a film's release date does not move every day.
    release_date: utcDate(daysAfter(monthOf(now), days)),
    runtime,
    vote_average: isReleased ? round(5.5 + seededFraction(`vote ${title}`) * 3.5, 1) : 0,
    vote_count: isReleased ? 40 : 0,
    genres: genres.split(",").map((name, id) => ({ id, name })),
    origin_country: [country],
    videos: { results: [] },
  });
}

function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}
