import { isSameMute, untilMonday } from "#device/mute-choice.ts";
import { unexpiredMutes } from "#device/mutes.ts";
import { useSettings } from "#device/stores/settings.ts";
import { passFocusOn } from "#ui/frame/pass-focus.ts";
import { Icon } from "#ui/Icon.tsx";
import { useNow } from "#ui/now.ts";
import { Section } from "#ui/Section.tsx";
import { fullTime } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { saveSetting } from "./SettingRow.tsx";

/** Words and papers that the reader does not want to see, for ever or for a while. */
export function Mutes() {
  const { dates, say } = useWords();
  const now = new Date(useNow());
  const mutes = unexpiredMutes(useSettings().mutes, now);

  function add(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = String(form.get("text")).trim();
    if (text === "") return;
    const kind = form.get("kind") === "paper" ? "paper" : "word";
    const until = form.get("until") === "monday" ? untilMonday(new Date()) : null;
    void saveSetting("mutes", [
      ...mutes.filter((mute) => !isSameMute(mute, { kind, text })),
      { kind, text, until },
    ]);
    event.currentTarget.reset();
  }

  return (
    <Section
      title={say("Muted words and papers")}
      subtitle={say(
        "Stories that contain them are left out of your lists; a line says how many. The data saver has no scripts, and shows them.",
      )}
    >
      <form className="tools tools--mute" onSubmit={add}>
        <input
          className="field"
          name="text"
          aria-label={say("Word or paper")}
          placeholder={say("A word, or a paper's name")}
          maxLength={80}
        />
        <select className="field" name="kind" aria-label={say("What it is")}>
          <option value="word">{say("Word")}</option>
          <option value="paper">{say("Paper")}</option>
        </select>
        <select className="field" name="until" aria-label={say("For how long")}>
          <option value="always">{say("For good")}</option>
          <option value="monday">{say("Until Monday")}</option>
        </select>
        <button className="btn" type="submit">
          {say("Mute")}
        </button>
      </form>
      <ul>
        {mutes.map((mute) => (
          <li className="drawer__row" key={mute.kind + mute.text}>
            <span className="menu__item">
              {mute.text}{" "}
              <span className="source-note">
                {say(mute.kind)}
                {mute.until
                  ? `, ${say("until {time}", { time: fullTime(Date.parse(mute.until), dates) })}`
                  : ""}
              </span>
            </span>
            <button
              className="icon-btn"
              type="button"
              aria-label={say('Show "{text}" again', { text: mute.text })}
              onClick={({ currentTarget }) => {
                passFocusOn(currentTarget);
                void saveSetting(
                  "mutes",
                  mutes.filter((other) => !isSameMute(other, mute)),
                );
              }}
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
