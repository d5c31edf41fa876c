/**
 * For `node --import`: this process's clock is ahead by CLOCK_AHEAD_MS. On SIGUSR2 it jumps to SHIFTED_CLOCK, or by
 * CLOCK_JUMP_MS, and runs on from there.
 */
const { CLOCK_AHEAD_MS, CLOCK_JUMP_MS, SHIFTED_CLOCK } = process.env;
const RealDate = Date;
let shift = Number(CLOCK_AHEAD_MS ?? 0);
process.on("SIGUSR2", () => {
  shift =
    CLOCK_JUMP_MS === undefined ? Date.parse(SHIFTED_CLOCK ?? "") - RealDate.now() : Number(CLOCK_JUMP_MS);
});
const now = (): number => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (date, args: [] | [number]) => (args.length === 0 ? new date(now()) : new date(...args)),
  get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
});
