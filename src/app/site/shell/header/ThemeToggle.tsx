import { changeSetting } from "#device/stores/settings.ts";
import { warn } from "#device/stores/warn.ts";
import { isDark, toggleTheme, useDark } from "#device/theme.ts";
import { Icon } from "#ui/Icon.tsx";
import { useWords } from "#words/words.ts";

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
