import * as z from "zod/mini";
import type { ChartReading, Song } from "#features/culture/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, invalidAnswer, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseList, looseText, readNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";
import { plainText } from "#platform/text/plain-text.ts";

type Answer = Promise<Result<ChartReading, ProviderFailure>>;

const SONGS = 50;
const TOP_NIGERIA = "1362516565";
const id = z.pipe(
  z.unknown(),
  z.transform((word) => (typeof word === "string" && word !== "" ? word : String(readNumber(word) ?? ""))),
);

const appleFeed = z.object({
  feed: z.object({
    updated: looseText,
    results: looseList(
      z.object({
        id,
        name: z.string(),
        artistName: z.string(),
        artworkUrl100: z.optional(looseText),
        url: z.string(),
      }),
    ),
  }),
});

export async function askApple(fetch: Fetch, base: string, now: Date): Answer {
  const answer = await askJson(fetch, { url: `${base}/ng/music/most-played/${SONGS}/songs.json` }, appleFeed);
  if (!answer.ok) return answer;
  const { updated, results } = answer.value.feed;
  const updatedAt = new Date(updated ?? "");
  const isSound = updatedAt <= now;
  return someSongs(
    isSound ? updatedAt : now,
    results.map((song) => ({
      song: song.id,
      title: song.name,
      artist: song.artistName,
      artworkUrl: song.artworkUrl100 ?? null,
      url: song.url,
    })),
  );
}

// Deezer answers errors with status 200 and `error` in place of `data`.
const deezerTracks = z.object({
  data: looseList(
    z.object({
      id,
      title: z.string(),
      link: z.string(),
      artist: z.object({ name: z.string() }),
      album: z.optional(z.object({ cover_medium: z.optional(looseText) })),
    }),
  ),
});

export async function askDeezer(fetch: Fetch, base: string, now: Date): Answer {
  const url = `${base}/playlist/${TOP_NIGERIA}/tracks?index=0&limit=${SONGS}`;
  const answer = await askJson(fetch, { url }, deezerTracks);
  if (!answer.ok) return answer;
  return someSongs(
    now,
    answer.value.data.map((track) => ({
      song: track.id,
      title: track.title,
      artist: track.artist.name,
      artworkUrl: track.album?.cover_medium ?? null,
      url: track.link,
    })),
  );
}

/** A song counts once and must have a web address; ranks are renumbered if one is left out. */
function someSongs(updatedAt: Date, songs: readonly Omit<Song, "rank">[]) {
  const valid = songs.filter(({ song, url }) => song !== "" && /^https?:\/\//.test(url));
  const unique = [...new Map(valid.map((song) => [song.song, song])).values()].slice(0, SONGS);
  if (unique.length === 0) return invalidAnswer("no song");
  return ok({
    updatedAt,
    songs: unique.map((song, i) => ({
      ...song,
      rank: i + 1,
      title: plainText(song.title),
      artist: plainText(song.artist),
    })),
  });
}
