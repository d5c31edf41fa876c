import { useRootData } from "#site/ui/root-data.ts";
import { ServerText } from "#site/ui/sentences/ServerText.tsx";
import type { Reading } from "./card/reading.ts";
import { useWeather } from "./use-weather.ts";

/** The weather in the strip on phones; `serverReading`, for the default place, is shown until the reader's own arrives. */
export function StripWeather({ given }: { given: Reading | null }) {
  return useRootData().lite ? <Item reading={given} /> : <Asked given={given} />;
}

function Asked({ given }: { given: Reading | null }) {
  const { reading, failed } = useWeather();
  return failed || reading || given ? (
    <Item reading={reading ?? given} />
  ) : (
    <p className="strip__item strip__item--weather" />
  );
}

function Item({ reading }: { reading: Reading | null }) {
  if (!reading) return null;
  return (
    <p className="strip__item strip__item--weather">
      <ServerText className="vh" text={reading.sky} />
      <b className="num">{reading.temp}°C</b>
      <span className="strip__place">{reading.place.split(",")[0]}</span>
    </p>
  );
}
