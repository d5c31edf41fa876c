import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReader, findVoice } from "./reader.ts";

interface Part {
  readonly text: string;
  readonly lang?: string;
  readonly muted?: boolean;
}

/** What was read aloud, stopped, and reported. */
let heard: string[] = [];
let states: string[] = [];
let utterances: { onend(): void; onerror(): void }[] = [];
let marked: object[] = [];

/** A page with these parts, on a device with voices of these languages. */
function page(parts: readonly Part[], voices: readonly string[]): void {
  const elements = parts.map(({ text, lang, muted }) => {
    const element = {
      textContent: text,
      closest: (selector: string) => (selector === "[lang]" ? lang && { lang } : muted && {}) || null,
      setAttribute: () => marked.push(element),
      removeAttribute: () => marked.splice(marked.indexOf(element), 1),
      scrollIntoView: () => undefined,
    };
    return element;
  });
  const speechSynthesis = {
    getVoices: () => voices.map((lang) => ({ lang })),
    speak: (one: {
      text: string;
      rate: number;
      lang: string;
      voice: { lang: string };
      onend(): void;
      onerror(): void;
    }) => {
      utterances.push(one);
      heard.push(`${one.text} (${one.lang} by ${one.voice.lang}, ${one.rate})`);
    },
    cancel: () => undefined,
  };
  vi.stubGlobal("window", { speechSynthesis });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal("document", {
    querySelector: () => elements[0] ?? null,
    querySelectorAll: (selector: string) => (selector === "[data-read]" ? [...marked] : elements),
  });
}

beforeEach(() => {
  [heard, states, utterances, marked] = [[], [], [], []];
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const reader = () => createReader(".part", (state) => states.push(state));
const english = ["en-GB"];

test.each([
  ["an English text", [{ text: "a" }], english, { language: "en", isThere: true }],
  ["a Hausa text without a voice", [{ text: "a", lang: "ha" }], english, { language: "ha", isThere: false }],
  ["a Hausa text", [{ text: "a", lang: "ha" }], ["en_US", "ha_NG"], { language: "ha", isThere: true }],
  ["a text in Naijá", [{ text: "a", lang: "pcm" }], english, { language: "pcm", isThere: true }],
  ["an empty page", [], english, { language: "en", isThere: true }],
  ["a device without voices", [{ text: "a" }], [], null],
])("the voice for %s", (_, parts, voices, voice) => {
  page(parts, voices);
  expect(findVoice(".part")).toEqual(voice);
});

test("a device that cannot speak has no voice", () => {
  vi.stubGlobal("window", {});
  expect(findVoice(".part")).toBeNull();
});

test("reads one part after the other, each in its language, but none that is muted or has no voice", () => {
  page(
    [{ text: "a" }, { text: "b", muted: true }, { text: "c", lang: "yo" }, { text: "d", lang: "pcm" }],
    english,
  );
  reader().play();
  utterances[0]?.onend();
  expect(marked).toHaveLength(1);
  utterances[1]?.onend();
  expect(heard).toEqual(["a (en by en-GB, 1)", "d (pcm by en-GB, 1)"]);
  expect([states, marked]).toEqual([["reading", "reading", "still"], []]);
});

test("after a pause the part begins again, and its own end does not count", () => {
  page([{ text: "a" }, { text: "b" }], english);
  const { play, pause } = reader();
  play();
  pause();
  utterances[0]?.onend();
  play();
  expect(heard).toEqual(["a (en by en-GB, 1)", "a (en by en-GB, 1)"]);
  expect(states).toEqual(["reading", "paused", "reading"]);
});

test("another speed begins the part again, and at rest waits for the next", () => {
  page([{ text: "a" }, { text: "b" }], english);
  const { play, next, setSpeed, end } = reader();
  setSpeed(1.5);
  expect(heard).toEqual([]);
  play();
  setSpeed(2);
  next();
  end();
  play();
  expect(heard).toEqual([
    "a (en by en-GB, 1.5)",
    "a (en by en-GB, 2)",
    "b (en by en-GB, 2)",
    "a (en by en-GB, 2)",
  ]);
});

test("an error ends the reading, unless the part was stopped before", () => {
  page([{ text: "a" }, { text: "b" }], english);
  const { play, next } = reader();
  play();
  next();
  utterances[0]?.onerror();
  expect(states).toEqual(["reading", "reading"]);
  utterances[1]?.onerror();
  expect([states.at(-1), marked]).toEqual(["still", []]);
});
