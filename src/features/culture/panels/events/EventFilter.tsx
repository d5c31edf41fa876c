import { useRef } from "react";
import { useHref, useNavigate } from "react-router";
import { pages } from "#contracts/addresses.ts";
import { filterAddress, namedChoices } from "#features/culture/panels/FilterChips.tsx";
import { useFollowAddress } from "#ui/lazy/follow-address.ts";
import { replayChange } from "#ui/lazy/replay-change.ts";
import { LiteField } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import type { EventPage } from "./event-page.ts";

/** Filters by city, category and first day: a plain GET form that submits itself if JavaScript runs. */
export function EventFilter({
  choice,
  cities,
  categories,
}: Pick<EventPage, "choice" | "cities" | "categories">) {
  const { say } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  useFollowAddress(form, {
    city: choice.city ?? "",
    category: choice.category ?? "",
    from: choice.from ?? "",
  });
  function send() {
    if (!form.current) return;
    const params = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    navigate(filterAddress(pages.events, params));
  }
  return (
    <form
      ref={form}
      className="tools"
      action={useHref(pages.events)}
      onChange={send}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <LiteField />
      <Choice name="city" label={say("City")} all={say("Every city")} choices={cities} chosen={choice.city} />
      <Choice
        name="category"
        label={say("Category")}
        all={say("Every category")}
        choices={categories}
        chosen={choice.category}
      />
      <label>
        <span className="label">{say("From")}</span>
        <input className="field" type="date" name="from" defaultValue={choice.from} />
      </label>
      <button className="btn unscripted" type="submit">
        {say("Apply")}
      </button>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  all: string;
  choices: readonly string[];
  chosen: string | undefined;
}

function Choice({ name, label, all, choices, chosen }: ChoiceProps) {
  const words = useWords();
  const listed = namedChoices(name, choices, words);
  if (chosen && !choices.includes(chosen)) listed.unshift(...namedChoices(name, [chosen], words));
  return (
    <label>
      <span className="label">{label}</span>
      <select ref={replayChange} className="field" name={name} defaultValue={chosen ?? ""}>
        <option value="">{all}</option>
        {listed.map(({ choice, label: name, lang }) => (
          <option key={choice} value={choice} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
