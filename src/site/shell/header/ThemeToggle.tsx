import { changeSetting } from "#site/device/stores/settings.ts";
import { warn } from "#site/device/stores/warn.ts";
import { isDark, toggleTheme, useDark } from "#site/device/theme.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { useWords } from "#site/words/words.ts";

export function ThemeToggle({ labelled }: { labelled?: boolean }) {
  const { say } = useWords();
  const dark = useDark();
  return (
    <button
      className={labelled ? "menu__item menu__item--icon" : "icon-btn tool--theme"}
      type="button"
      aria-label={labelled ? undefined : say("Dark theme")}
      aria-pressed={dark}
      onClick={flip}
    >
      <span className="if-light">
        <Icon name="moon" />
      </span>
      <span className="if-dark">
        <Icon name="sun" />
      </span>
      {labelled ? say("Dark theme") : null}
    </button>
  );
}

function flip() {
  toggleTheme();
  changeSetting("theme", isDark() ? "dark" : "light").catch((error) =>
    warn("The theme was not saved among the settings.", error),
  );
}
