/** Drawn once in each page's HTML and never in JavaScript; `Icon` refers to it. */
const icons: Record<string, string> = {
  home: '<path d="M4 11 12 4l8 7v9h-5.5v-5h-5v5H4z"/>',
  ball: '<circle cx="12" cy="12" r="8.5"/><path d="m12 8 4 3-1.5 4.5h-5L8 11z"/>',
  reader: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4 3.4-6 7.5-6s6.9 2 7.5 6"/>',
  menu: '<path d="M3 6h18M3 12h18M3 18h12"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 5 5"/>',
  bookmark: '<path d="M6 3.5h12V21l-6-4.5L6 21z"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"/>',
  share: '<path d="M12 15V3.5M8 7l4-3.7L16 7M5 12v8.5h14V12"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  next: '<path d="m9 6 6 6-6 6"/>',
  external: '<path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6"/>',
  filter: '<path d="M3 6h18M6.5 12h11M10 18h4"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  calendar: '<path d="M4 6h16v14H4zM4 10h16M8 3v5M16 3v5"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  rss: '<path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14"/><circle cx="6" cy="18" r="1.5" fill="currentColor"/>',
  gear: '<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.5"/><circle cx="8" cy="17" r="2.5"/>',
  up: '<path fill="currentColor" stroke="none" d="M12 4 22 20H2z"/>',
  fall: '<path fill="currentColor" stroke="none" d="M12 20 2 4h20z"/>',
  flat: '<path fill="currentColor" stroke="none" d="M2 9h20v6H2z"/>',
};

/** Scallops of adire cloth, where something ends. */
const adire =
  '<pattern id="adire" width="32" height="16" patternUnits="userSpaceOnUse"><path class="adire__ink" d="M0 16a8 8 0 0 1 16 0M3.5 16a4.5 4.5 0 0 1 9 0M16 16a8 8 0 0 1 16 0M19.5 16a4.5 4.5 0 0 1 9 0M-8 8a8 8 0 0 1 16 0M8 8a8 8 0 0 1 16 0M24 8a8 8 0 0 1 16 0"/></pattern>';

export function allSymbols(): string {
  return [
    adire,
    ...Object.entries(icons).map(
      ([name, drawing]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
    ),
  ].join("");
}
