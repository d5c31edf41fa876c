import { useRootData } from "#ui/root-data.ts";
import { Label } from "#ui/sentences/Label.tsx";
import type { WeatherReading } from "./card/reading.ts";
import { useWeather } from "./use-weather.ts";

/** The weather in the strip on phones; `serverReading`, for the default place, is shown until the reader's own arrives. */
export function StripWeather({ serverReading }: { serverReading: WeatherReading | null }) {
  return useRootData().lite ? <Item reading={serverReading} /> : <LoadedItem serverReading={serverReading} />;
}

function LoadedItem({ serverReading }: { serverReading: WeatherReading | null }) {
  const { reading, failed } = useWeather();
  return failed || reading || serverReading ? (
    <Item reading={reading ?? serverReading} />
  ) : (
    <p className="strip__item strip__item--weather" />
  );
}

function Item({ reading }: { reading: WeatherReading | null }) {
  if (!reading) return null;
  return (
    <p className="strip__item strip__item--weather">
      <Label className="vh" text={reading.sky} />
      <b className="num">{reading.temp}°C</b>
      <span className="strip__place">{reading.place.split(",")[0]}</span>
    </p>
  );
}
