/** "1 time", "1,204 times"; the site has its own version, because the browser loads nothing from the platform. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? singular : plural}`;
}
