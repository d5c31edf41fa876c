/** Plays one short tone, generated in the browser so that no file is loaded. */
export function tone(): void {
  try {
    const audio = new AudioContext();
    const wave = audio.createOscillator();
    const volume = audio.createGain();
    wave.frequency.value = 660;
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.3);
    wave.connect(volume).connect(audio.destination);
    wave.start();
    wave.stop(audio.currentTime + 0.3);
    wave.onended = () => void audio.close();
  } catch {
    // Without audio support, stay silent.
  }
}

/** Shows a browser notification if the reader has allowed them and the page is not focused. */
export function notice(says: string, headline: string, lang = "en"): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || document.hasFocus()) return;
  new Notification(says, { body: headline, lang, tag: "new-stories" });
}
