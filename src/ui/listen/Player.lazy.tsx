import { useEffect, useState } from "react";
import { ownSetting } from "#device/stores/own-settings.lazy.ts";
import { changeSetting } from "#device/stores/settings.ts";
import { languageNames } from "#ui/language-names.ts";
import { useWords } from "#words/words.ts";
import { createReader, findVoice, type Reader, type Voice } from "./reader.ts";

const speeds = [0.75, 1, 1.25, 1.5] as const;

/**
 * Play, pause, next and speed, or why not: the device has no voice of the text's language. The space is reserved, and
 * stays empty if the device has no voice at all.
 */
export function Player({ selector }: { selector: string }) {
  const { say } = useWords();
  const voice = useVoice(selector);
  const [reader, setReader] = useState<Reader | null>(null);
  const [speed, setSpeed] = useState(1);
  const [state, setState] = useState<"still" | "reading" | "paused">("still");
  useEffect(() => {
    const newReader = createReader(selector, setState);
    setReader(newReader);
    void ownSetting("voiceSpeed")
      .then((stored) => speeds.find((one) => one === stored) ?? 1)
      .catch(() => 1)
      .then((storedSpeed) => {
        setSpeed(storedSpeed);
        newReader.setSpeed(storedSpeed);
      });
    return () => newReader.end();
  }, [selector]);

  function choose(chosen: number) {
    setSpeed(chosen);
    reader?.setSpeed(chosen);
    changeSetting("voiceSpeed", chosen).catch(() => undefined);
  }

  if (voice?.isThere === false) {
    const language = languageNames[voice.language] ?? voice.language;
    return (
      <p className="source-note scripted">
        {say("This device has no voice that reads {language}.", { language })}
      </p>
    );
  }
  return (
    <div className="chips scripted" style={voice === null ? { visibility: "hidden" } : undefined}>
      <button
        className="btn"
        type="button"
        disabled={!voice}
        onClick={() => (state === "reading" ? reader?.pause() : reader?.play())}
      >
        {say(state === "reading" ? "Pause" : state === "paused" ? "Resume" : "Listen")}
      </button>
      {state === "still" ? null : (
        <>
          <button className="btn" type="button" onClick={() => reader?.next()}>
            {say("Next")}
          </button>
          <select
            className="field field--short"
            aria-label={say("Speed")}
            value={speed}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {speeds.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}

/** Undefined until it is known: browsers find their voices some time after the page is loaded. */
function useVoice(selector: string): Voice | null | undefined {
  const [voice, setVoice] = useState<Voice | null>();
  useEffect(() => {
    const update = () => setVoice(findVoice(selector));
    update();
    window.speechSynthesis?.addEventListener?.("voiceschanged", update);
    return () => window.speechSynthesis?.removeEventListener?.("voiceschanged", update);
  }, [selector]);
  return voice;
}
