/** Plays one short tone, generated in the browser so that no file is loaded. */
export function playTone(): void {
  try {
    const audio = new AudioContext();
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.frequency.value = 660;
    volume.gain.setValueAtTime(0.08, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.3);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start();
    oscillator.stop(audio.currentTime + 0.3);
    oscillator.onended = () => void audio.close();
  } catch {
    // Without audio support, stay silent.
  }
}

/**
 * Shows a browser notification if the reader has allowed them and the page is not focused. It replaces the earlier one
 * with the same tag.
 */
export async function showNotification(
  title: string,
  text: string,
  lang = "en",
  tag = "new-stories",
): Promise<void> {
  if (!("Notification" in window) || Notification.permission !== "granted" || document.hasFocus()) return;
  const options = { body: text, lang, tag };
  try {
    new Notification(title, options);
  } catch {
    // Chrome for Android shows notifications of a service worker only.
    const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await registration?.showNotification(title, options).catch(() => undefined);
  }
}
