interface Sky {
  readonly description: string;
  /** Without the letter for day or night. */
  readonly icon: string;
}

/** WMO weather codes in OpenWeather's words. */
const skies: readonly (readonly [codes: readonly number[], sky: Sky])[] = [
  [[0], { description: "clear sky", icon: "01" }],
  [[1], { description: "mainly clear", icon: "01" }],
  [[2], { description: "partly cloudy", icon: "02" }],
  [[3], { description: "overcast clouds", icon: "04" }],
  [[45, 48], { description: "fog", icon: "50" }],
  [[51, 53, 55, 56, 57], { description: "drizzle", icon: "09" }],
  [[61, 66], { description: "light rain", icon: "10" }],
  [[63], { description: "moderate rain", icon: "10" }],
  [[65, 67], { description: "heavy rain", icon: "10" }],
  [[71, 73, 75, 77], { description: "snow", icon: "13" }],
  [[80, 81], { description: "rain showers", icon: "09" }],
  [[82], { description: "violent rain showers", icon: "09" }],
  [[85, 86], { description: "snow showers", icon: "13" }],
  [[95], { description: "thunderstorm", icon: "11" }],
  [[96, 99], { description: "thunderstorm with hail", icon: "11" }],
];

const byCode = new Map(skies.flatMap(([codes, sky]) => codes.map((code) => [code, sky] as const)));
const unknownSky: Sky = { description: "few clouds", icon: "02" };

export const skyDescriptions = [...skies.map(([, sky]) => sky), unknownSky].map(
  ({ description }) => description,
);

/** The only icons of which the card has a night version. */
const HAS_NIGHT = ["01", "02", "04"];

export function skyOf(code: number, isDay: boolean): Sky {
  const { description, icon } = byCode.get(code) ?? unknownSky;
  return { description, icon: `${icon}${isDay || !HAS_NIGHT.includes(icon) ? "d" : "n"}` };
}
