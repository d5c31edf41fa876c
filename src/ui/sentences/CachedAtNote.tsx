import { Ago } from "#ui/Ago.tsx";
import { useWords } from "#words/words.ts";
import { ReplacePart } from "./ReplacePart.tsx";

/** Says when the shown data were stored on the device, if they could not be refreshed. */
export function CachedAtNote({ at }: { at: string }) {
  const { say } = useWords();
  return (
    <ReplacePart text={say("Kept on this device, {time}.")} part="{time}">
      <Ago time={at} />
    </ReplacePart>
  );
}
