/** One short tone, made in the browser: no file is loaded for it. */
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
    // A browser without sound stays silent.
  }
}

/** A notice of the browser, where the reader has allowed it and looks elsewhere. */
export function notice(says: string, headline: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || document.hasFocus()) return;
  new Notification(says, { body: headline, tag: "new-stories" });
}
