import { registerHooks } from "node:module";

/**
 * For `node --import`: stops the clock, the database's too, at FIXED_CLOCK and fixes random numbers, so that two programs give the same
 * answers from the same database.
 */
const instant = Date.parse(process.env.FIXED_CLOCK ?? "");
if (Number.isNaN(instant)) throw new Error("FIXED_CLOCK must be an instant");

globalThis.Date = new Proxy(Date, {
  apply: (date) => new date(instant).toString(),
  construct: (date, args: [] | [number]) => (args.length === 0 ? new date(instant) : new date(...args)),
  get: (date, name) => (name === "now" ? () => instant : Reflect.get(date, name)),
});
Math.random = () => 0.5;

const followed = new URL("../../src/platform/changes/clock.ts", import.meta.url).href;
const replacement = new URL("./stopped-database-clock.ts", import.meta.url).href;
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    return resolved.url === followed ? { ...resolved, url: replacement } : resolved;
  },
});
