import { afterAll, beforeAll, expect, test } from "vitest";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { type SampleServer, startSample } from "#sample/server.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { sampleProviders } from "./registry.ts";

const clock = { now: () => new Date("2026-11-20T16:00:00Z") };
let sample: SampleServer;

beforeAll(async () => {
  sample = await startSample({ clock, log: silentLog, providers: sampleProviders, port: 0 });
});
afterAll(() => sample.close());

const paths: Record<string, string> = {
  doclib: "/chartdata/ASI",
  oilPriceApi: "/demo/prices",
  yahoo: "/chart/BZ=F?interval=1d&range=5y",
  cbn: "/GetAllExchangeRates?format=json",
  worldBank: "/country/NG/indicator/SP.POP.TOTL?format=json",
  imf: "/BCA_NGDPD/NGA",
  openMeteo: "/forecast?latitude=9.06&longitude=7.49",
  openMeteoGeocoding: "/search?name=Lekki",
  geoJs: "/v1/ip/geo/105.112.34.0.json",
  tmdb: "/movie/900001?append_to_response=videos",
  tmdbImages: "/w342/drum-3.jpg",
  apple: "/ng/music/most-played/50/songs.json",
  deezer: "/playlist/1362516565/tracks?limit=50",
  artwork: "/market-1.jpg",
  events: "/calendar.ics",
  espn: "/apis/site/v2/sports/soccer/nga.1/scoreboard?dates=202512&limit=500",
};

test.each(Object.keys(sampleProviders))(
  "%s answers over HTTP in its own format, with the same bytes each time",
  async (name) => {
    const fetch = createFetch({
      allowedLoopback: [sample.origin],
      userAgent: "test",
      spacingMs: 0,
      clock,
      log: silentLog,
    });
    const request = { url: `${sample.providers[name]}${paths[name]}` };
    const [first, second] = [await fetch(request), await fetch(request)];
    if (!first.ok || !second.ok) throw new Error(JSON.stringify(first));
    const { headers, body } = first.value;
    const type = headers["content-type"] ?? "";
    expect(type).toMatch(/^(application\/json|image\/jpeg|text\/calendar)/);
    if (type.startsWith("application/json"))
      expect(JSON.parse(new TextDecoder().decode(body))).toBeTypeOf("object");
    expect(Buffer.from(body).equals(second.value.body)).toBe(true);
  },
);
