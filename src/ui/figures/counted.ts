import { thousands } from "#ui/thousands.ts";

/** "1 view", "1,204 views". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${thousands(count)} ${plural(count, one, many)}`;
}

/** The noun alone, beside a number in another format: "-1 point", "1.2K views". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return Math.abs(count) === 1 ? one : many;
}
