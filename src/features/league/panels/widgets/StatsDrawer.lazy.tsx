import { Sheet } from "#ui/Sheet.tsx";
import { useWords } from "#words/words.ts";
import { Widgets } from "./Widgets.tsx";

export function StatsDrawer({ close }: { close: () => void }) {
  const { say } = useWords();
  return (
    <Sheet title={say("Quick stats")} from="bottom" close={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks on the links bubble up here; the links themselves handle the keyboard. */}
      <div onClick={({ target }) => (target as Element).closest("a") && close()}>
        <Widgets />
      </div>
    </Sheet>
  );
}
