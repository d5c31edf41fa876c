/** "1 time", "1,204 times"; the site has its own version, because the browser loads nothing from the platform. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
