/** Stands empty until the weather's own card is built. */
export function WeatherCard() {
  return null;
}
