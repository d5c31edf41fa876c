import { pages } from "#contracts/addresses.ts";
import type { Language } from "#contracts/languages.ts";
import { chooseLanguage } from "#device/language.ts";
import type { Settings } from "#device/stores/settings.ts";
import { chooseTheme } from "#device/theme.ts";
import { languageNames } from "#ui/language-names.ts";
import { useRootData } from "#ui/root-data.ts";
import { Section } from "#ui/Section.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";
import { SettingRow, SwitchRow, useSetting } from "./SettingRow.tsx";

const themes: readonly { value: Settings["theme"]; label: Sentence }[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

export function Display() {
  const [theme, chooseThemeSetting] = useSetting("theme");
  const { language, say } = useWords();
  const { settings } = useRootData();
  return (
    <Section title={say("Display")}>
      <fieldset className="setting setting--stacked">
        <legend className="setting__label">{say("Theme")}</legend>
        <p className="source-note">{say("System follows your device's light or dark setting.")}</p>
        <div className="segment">
          {themes.map(({ value, label }) => (
            <label key={value}>
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => {
                  chooseTheme(value);
                  chooseThemeSetting(value);
                }}
              />
              <span>{say(label)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <SwitchRow
        name="compactMode"
        label="Compact mode"
        effect="Lists show headlines only: no summaries, no pictures."
      />
      <SwitchRow
        name="showImages"
        label="Pictures"
        effect="Off: no picture is loaded anywhere, which saves most of the data."
      />
      <SwitchRow
        name="readTime"
        label="Reading time"
        effect="Shows how many minutes an article takes to read, where the paper's feed lets us know."
      />
      <SwitchRow name="viewCount" label="Views" effect="Shows how often an article was opened here." />
      <SwitchRow
        name="shortcuts"
        label="Keyboard shortcuts"
        effect="Single keys move through the news; ? lists them."
      />
      <SettingRow
        label="Language"
        effect="The language of these pages. Articles stay in their paper's language."
      >
        {(ids) => (
          <select
            {...ids}
            className="field field--short"
            value={language}
            onChange={({ target }) => void chooseLanguage(target.value as Language, pages.settings)}
          >
            {settings.languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        )}
      </SettingRow>
    </Section>
  );
}
