/**
 * "Lagos,NG" → a City (its key) → a Place (coordinates) → an Observation (a provider's answer) → a Reading (stored).
 */

export interface City {
  readonly city: string;
  /** "NG" */
  readonly country: string;
}

export interface Place {
  readonly name: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Celsius, percent, metres a second. */
export interface Observation {
  readonly name: string;
  readonly country: string;
  readonly temp: number;
  readonly tempMin: number;
  readonly tempMax: number;
  readonly humidity: number;
  readonly windSpeed: number;
  readonly description: string;
  /** OpenWeather's code: "04d". */
  readonly icon: string;
  readonly observedAt: Date;
}

export interface Reading extends Observation {
  readonly fetchedAt: Date;
  readonly provider: string;
}

/** Addresses of the providers: the real ones, or the sample edition's on this machine. */
export interface WeatherProviders {
  readonly openWeather: string;
  readonly openMeteo: string;
  readonly openMeteoGeocoding: string;
  readonly geoJs: string;
  readonly ipWhoIs: string;
  readonly ipApi: string;
}

/** Used while the reader's place is unknown. */
export const fallbackCity: City = { city: "Abuja", country: "NG" };

/** "Port  Harcourt, ng" → "port harcourt,NG". Without a country it is Nigerian; null if the text names no city. */
export function cityKey(question: string): string | null {
  const [city = "", country = "NG", ...more] = question.split(",").map((part) => part.trim());
  const plain = city.replace(/\s+/g, " ").toLowerCase();
  const isCity = /^[\p{L}][\p{L}\p{M} .'’()-]{0,79}$/u.test(plain);
  return isCity && more.length === 0 && /^[A-Za-z]{2}$/.test(country)
    ? `${plain},${country.toUpperCase()}`
    : null;
}
