import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { pages } from "#contracts/addresses.ts";
import { prefersLessMotion } from "#ui/motion.ts";
import { useNow } from "#ui/now.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { useWords } from "#words/words.ts";
import { CityChoice } from "./card/CityChoice.tsx";
import { updatedWords, type WeatherReading } from "./card/reading.ts";
import { Sky } from "./card/Sky.tsx";
import { useWeather } from "./use-weather.ts";

/** `serverReading` has the server's reading on data-saver pages; elsewhere the browser asks for the reader's place. */
export function WeatherCard({ serverReading = null }: { serverReading?: WeatherReading | null }) {
  return useRootData().lite ? serverReading && <Card reading={serverReading} /> : <LiveCard />;
}

/** Asks in the browser. Until the data arrive the card is empty; its space is reserved, so that the layout does not shift. */
function LiveCard() {
  const { say } = useWords();
  const { reading, failed } = useWeather();
  const ref = useRef<HTMLDivElement>(null);
  const isRemoved = useCollapseOnFailure(ref, failed);
  if (isRemoved) return null;
  return (
    <>
      <div className="weather-place" ref={ref}>
        {reading ? <Card reading={reading} choosable /> : null}
      </div>
      <p className="source-note unscripted">
        <PageLink className="link" to={pages.home}>
          {say("The weather is on the front page")}
        </PageLink>
      </p>
    </>
  );
}

function Card({ reading, choosable }: { reading: WeatherReading; choosable?: boolean }) {
  const { say } = useWords();
  const now = useNow();
  return (
    <Section title={say("Weather")} aside={choosable ? <CityChoice /> : null}>
      <div className="weather">
        <p className="weather__temp">{reading.temp}°C</p>
        <div>
          <p className="weather__now">
            <Label className="weather__sky" text={reading.sky} /> <Sky code={reading.icon} />
          </p>
          <p className="source-note">{reading.place}</p>
        </div>
      </div>
      <dl className="facts">
        <Fact name={say("High / low")} value={`${reading.high}° / ${reading.low}°`} />
        <Fact name={say("Humidity")} value={`${reading.humidity}%`} />
        <Fact name={say("Wind")} value={`${reading.wind} km/h`} />
      </dl>
      <p className="source-note">
        <span>{updatedWords(reading.fetchedAt, now, say)}</span> ·{" "}
        <a className="link" href={reading.provider.url} rel="noopener">
          {reading.provider.name}
        </a>
      </p>
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

const GLIDE_MS = 400;

/** After a failure, removes the reserved space at once while what was below it glides up. Returns true when removed. */
function useCollapseOnFailure(ref: RefObject<HTMLElement | null>, failed: boolean): boolean {
  const [isRemoved, setRemoved] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!failed || isRemoved || !element) return;
    const height = element.offsetHeight;
    const below = elementsBelow(element);
    setRemoved(true);
    if (prefersLessMotion()) return;
    const glide = [{ transform: `translateY(${height}px)` }, { transform: "none" }];
    for (const follower of below) follower.animate(glide, { duration: GLIDE_MS, easing: "ease-in-out" });
  }, [failed, isRemoved, ref]);
  return failed && isRemoved;
}

/** All elements below it in its column, in order: those that move when its height changes. */
function elementsBelow(element: Element): Element[] {
  const below: Element[] = [];
  for (let at: Element | null = element; at && !at.matches(".column"); at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) below.push(next);
  }
  return below;
}
