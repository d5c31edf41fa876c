import { useState } from "react";
import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { chooseCity, useChosenCity } from "#features/weather/panels/device/chosen-city.ts";
import { useWords } from "#words/words.ts";

/** A "Change city" button that opens the list of cities. The choice is stored on this device only. */
export function CityChoice() {
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
      void import("./offer-state.lazy.ts")
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
