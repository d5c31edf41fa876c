/** For `node --import`: on SIGUSR2 the clock jumps to SHIFTED_CLOCK, and runs on from there. */
const instant = Date.parse(process.env.SHIFTED_CLOCK ?? "");
if (Number.isNaN(instant)) throw new Error("SHIFTED_CLOCK must be an instant");

const RealDate = Date;
let shift = 0;
process.on("SIGUSR2", () => {
  shift = instant - RealDate.now();
});
const now = (): number => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (date, args: [] | [number]) => (args.length === 0 ? new date(now()) : new date(...args)),
  get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
});
