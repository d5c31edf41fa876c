export interface Reader {
  play(): void;
  pause(): void;
  next(): void;
  setSpeed(speed: number): void;
  end(): void;
}

type OnState = (state: "still" | "reading" | "paused") => void;

export interface Voice {
  /** The language of the first part that would be read. */
  readonly language: string;
  /** Whether the device has a voice for it. */
  readonly isThere: boolean;
}

/** Null if the device reads nothing aloud. */
export function findVoice(selector: string): Voice | null {
  if (!("speechSynthesis" in window) || window.speechSynthesis.getVoices().length === 0) return null;
  const part = document.querySelector<HTMLElement>(selector);
  const language = part ? codeOf(languageOf(part)) : "en";
  return { language, isThere: voiceFor(language) !== null };
}

/**
 * Reads the parts of the page that match the selector, are not muted and have a voice, in order, and marks the one being
 * read. A pause ends the part's utterance, and playing starts the part again: some phones cannot resume, and long
 * utterances break off.
 */
export function createReader(selector: string, onState: OnState): Reader {
  let at = 0;
  let speed = 1;
  let current: SpeechSynthesisUtterance | null = null;
  const synthesis = window.speechSynthesis;
  const parts = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (part) => !part.closest("[data-muted]") && voiceFor(languageOf(part)),
    );

  function speak(): void {
    stopSpeaking();
    const part = parts()[at];
    if (!part) {
      end();
      return;
    }
    onState("reading");
    part.setAttribute("data-read", "");
    part.scrollIntoView({ block: "nearest" });
    const utterance = new SpeechSynthesisUtterance(part.textContent ?? "");
    utterance.lang = languageOf(part);
    utterance.voice = voiceFor(utterance.lang);
    utterance.rate = speed;
    utterance.onend = () => {
      // An utterance that was stopped also ends, but must not start the next part.
      if (current !== utterance) return;
      at += 1;
      speak();
    };
    utterance.onerror = () => {
      if (current === utterance) end();
    };
    current = utterance;
    synthesis.speak(utterance);
  }

  function stopSpeaking(): void {
    current = null;
    synthesis?.cancel();
    for (const marked of document.querySelectorAll("[data-read]")) marked.removeAttribute("data-read");
  }

  function end(): void {
    stopSpeaking();
    at = 0;
    onState("still");
  }

  return {
    play: speak,
    pause() {
      stopSpeaking();
      onState("paused");
    },
    next() {
      at += 1;
      speak();
    },
    setSpeed(chosen) {
      speed = chosen;
      if (current) speak();
    },
    end,
  };
}

function languageOf(part: HTMLElement): string {
  return part.closest<HTMLElement>("[lang]")?.lang || "en";
}

/** A voice of the text's language, if the device has one. No device has one of Naijá, which an English one can read. */
function voiceFor(language: string): SpeechSynthesisVoice | null {
  const code = codeOf(language) === "pcm" ? "en" : codeOf(language);
  const voices = window.speechSynthesis.getVoices();
  return voices.find(({ lang }) => codeOf(lang) === code) ?? null;
}

/** "en-NG", "en_GB" → "en". */
function codeOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? "en";
}
