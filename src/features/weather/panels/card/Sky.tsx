/** The drawing of a weather code. Hidden from screen readers, since its description is always beside it. */
export function Sky({ code }: { code: string }) {
  const { name, drawing } = skyOf(code);
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" data-sky={name}>
      <path d={drawing} />
    </svg>
  );
}

/** Line drawings in a box of 24 by 24. */
const cloud = "M7 19h10a4 4 0 0 0 .5-8 5.5 5.5 0 0 0-10.6-1A4.5 4.5 0 0 0 7 19z";
const high = "M7 15h10a4 4 0 0 0 .5-8A5.5 5.5 0 0 0 6.9 6 4.5 4.5 0 0 0 7 15z";
const low = "M8.5 20h8.5a3.6 3.6 0 0 0 .4-7.1 5 5 0 0 0-9.6-.9 4 4 0 0 0 .7 8z";

const drawings = {
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  "sun-cloud": `${low}M5 11.6a4.2 4.2 0 0 1 6.7-4.7M8.6 2v1.6M3 4.6l1.2 1.1M1.4 10H3M14.2 4.6 13 5.7`,
  "moon-cloud": `${low}M4.6 12.6A5.6 5.6 0 0 1 8 3a5 5 0 0 0 5.4 5.2`,
  cloud,
  clouds: `${cloud}M11.5 5.2a4.5 4.5 0 0 1 8.3 2.1A3.6 3.6 0 0 1 22 12.5`,
  showers: `${high}M8 18v2.5M12 18v2.5M16 18v2.5`,
  rain: `${high}M9 17.5 7.5 22M13 17.5 11.5 22M17 17.5 15.5 22`,
  snow: `${high}M8 18.5h.01M12 20.5h.01M16 18.5h.01M10 22.5h.01M14.5 22.5h.01`,
  mist: "M4 7h16M2 11h15M7 15h15M4 19h13",
} as const;

/** Exactly the codes in the specification; all others are drawn like 02d. */
const skies: Record<string, keyof typeof drawings> = {
  "01d": "sun",
  "01n": "moon",
  "02d": "sun-cloud",
  "02n": "moon-cloud",
  "03d": "cloud",
  "04d": "clouds",
  "04n": "clouds",
  "09d": "showers",
  "10d": "rain",
  "13d": "snow",
  "50d": "mist",
};

export function skyOf(code: string): { name: string; drawing: string } {
  const name = (Object.keys(skies).includes(code) ? skies[code] : undefined) ?? "sun-cloud";
  return { name, drawing: drawings[name] };
}
