import { useTold } from "#site/ui/told.ts";
import type { Reading } from "./card/reading.ts";
import { Sky } from "./card/Sky.tsx";
import { useWeather } from "./use-weather.ts";

/** The weather in the slim strip of a phone; `given` on a data-saver page. */
export function StripWeather({ given }: { given: Reading | null }) {
  return useTold().lite ? given && <Item reading={given} /> : <Asked />;
}

function Asked() {
  const { reading, failed } = useWeather();
  return failed ? null : <Item reading={reading} />;
}

/** Its place stands from the first paint, so that the figures beside it do not move. */
function Item({ reading }: { reading: Reading | null }) {
  return (
    <p className="strip__item strip__item--weather">
      {reading ? (
        <>
          <Sky code={reading.icon} />
          <span className="vh">{reading.sky}</span>
          <b className="num">{reading.temp}°C</b> {reading.place.split(",")[0]}
        </>
      ) : null}
    </p>
  );
}
