/**
 * `node --import`: the time of day stands still at FIXED_CLOCK, and random numbers are fixed. Two programs that look at
 * the same database then say the same.
 */
const instant = Date.parse(process.env.FIXED_CLOCK ?? "");
if (Number.isNaN(instant)) throw new Error("FIXED_CLOCK must be an instant");

globalThis.Date = new Proxy(Date, {
  apply: (date) => new date(instant).toString(),
  construct: (date, given: [] | [number]) => (given.length === 0 ? new date(instant) : new date(...given)),
  get: (date, name) => (name === "now" ? () => instant : Reflect.get(date, name)),
});
Math.random = () => 0.5;
