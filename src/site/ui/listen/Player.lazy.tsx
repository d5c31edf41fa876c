import { useEffect, useState } from "react";
import { ownSetting, saveOwnSetting } from "#site/device/stores/own-settings.lazy.ts";
import { useWords } from "#site/words/words.ts";
import { createReader, hasVoice, type Reader } from "./reader.ts";

const speeds = [0.75, 1, 1.25, 1.5] as const;

/** Play, pause, next and speed. Its space is reserved, and stays empty if the device has no voice. */
export function Player({ reads }: { reads: string }) {
  const { say } = useWords();
  const able = useVoice();
  const [reader, setReader] = useState<Reader | null>(null);
  const [speed, setSpeed] = useState(1);
  const [state, setState] = useState<"still" | "reading" | "paused">("still");
  useEffect(() => {
    const made = createReader(reads, setState);
    setReader(made);
    void ownSetting("voiceSpeed")
      .then((kept) => speeds.find((one) => one === kept) ?? 1)
      .catch(() => 1)
      .then((kept) => {
        setSpeed(kept);
        made.setSpeed(kept);
      });
    return () => made.end();
  }, [reads]);

  function choose(chosen: number) {
    setSpeed(chosen);
    reader?.setSpeed(chosen);
    saveOwnSetting("voiceSpeed", chosen).catch(() => undefined);
  }

  return (
    <div className="chips scripted" style={able === false ? { visibility: "hidden" } : undefined}>
      <button
        className="btn"
        type="button"
        disabled={!able}
        onClick={() => (state === "reading" ? reader?.pause() : reader?.play())}
      >
        {say(state === "reading" ? "Pause" : state === "paused" ? "Go on" : "Listen")}
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

/** Null until it is known: browsers find their voices some time after the page is loaded. */
function useVoice(): boolean | null {
  const [able, setAble] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setAble(hasVoice());
    look();
    window.speechSynthesis?.addEventListener?.("voiceschanged", look);
    return () => window.speechSynthesis?.removeEventListener?.("voiceschanged", look);
  }, []);
  return able;
}
