import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useAnswer } from "#ask/answers.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { prefersLessMotion } from "#ui/motion.ts";
import { useNow } from "#ui/now.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { useWords } from "#words/words.ts";
import { updatedWords, type WeatherReading } from "./card/reading.ts";
import { Sky } from "./card/Sky.tsx";
import { chooseCity, useChosenCity } from "./device/chosen-city.ts";
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

/** A "Change city" button that opens the list of cities. The choice is stored on this device only. */
function CityChoice() {
  const { say } = useWords();
  const [list, setList] = useState<"unused" | "open" | "left" | "closed by key">("unused");
  return list === "open" ? (
    <CityList leave={() => setList("left")} close={() => setList("closed by key")} />
  ) : (
    <button
      className="weather__change"
      type="button"
      // biome-ignore lint/a11y/noAutofocus: it replaces the list, which had the focus.
      autoFocus={list === "closed by key"}
      onClick={() => setList("open")}
    >
      {say("Change city")}
    </button>
  );
}

/** Stays open while cities are chosen, because each arrow key chooses one. */
function CityList({ leave, close }: { leave: () => void; close: () => void }) {
  const words = useWords();
  const { say } = words;
  const { answer, failed } = useAnswer(api.weather.cities, {});
  const stored = useChosenCity();
  // Storing takes a moment; the list shows at once what was picked.
  const [picked, setPicked] = useState<string | null>(null);
  const cities = (answer?.cities ?? []).map(({ city, country_code }) => ({
    city,
    value: `${city},${country_code}`,
  }));
  // Where the browser has no storage nothing can be followed.
  const offer = () => {
    const city = picked?.split(",")[0];
    if (city)
      void import("./card/offer-state.lazy.ts")
        .then(({ offerState }) => offerState(city, words))
        .catch(() => undefined);
  };
  if (failed) return <p className="section__tag">{say("The cities could not be loaded.")}</p>;
  return (
    <select
      className="field weather__cities"
      aria-label={say("City of the weather")}
      // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed.
      autoFocus
      value={picked ?? stored ?? ""}
      onChange={({ target }) => {
        setPicked(target.value);
        chooseCity(target.value || null).catch((error) =>
          showWriteFailure("The city could not be saved.", error),
        );
      }}
      // Another window, or the phone's own list of options, does not end the choice.
      onBlur={() => {
        if (!document.hasFocus()) return;
        offer();
        leave();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        // Otherwise the same key would press the button, which then has the focus.
        event.preventDefault();
        offer();
        close();
      }}
    >
      <option value="">{say("Where I am")}</option>
      {cities.map(({ city, value }) => (
        <option key={value} value={value}>
          {city}
        </option>
      ))}
    </select>
  );
}
