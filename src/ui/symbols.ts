/** Drawn once in each page's HTML and never in JavaScript; `Icon` and `Placeholder` refer to it. */
const icons: Record<string, string> = {
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
  check: '<path d="m5 12.5 4.5 4.5L19 7"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  rss: '<path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14"/><circle cx="6" cy="18" r="1.5" fill="currentColor"/>',
  gear: '<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.5"/><circle cx="8" cy="17" r="2.5"/>',
  up: '<path fill="currentColor" stroke="none" d="M12 4 22 20H2z"/>',
  fall: '<path fill="currentColor" stroke="none" d="M12 20 2 4h20z"/>',
  flat: '<path fill="currentColor" stroke="none" d="M2 9h20v6H2z"/>',
};

/**
 * Flat cut-outs in the adire palette, for articles without a picture: sun and hills, hall, stalls, pitch, cross, drum,
 * book.
 */
const drawings: Record<string, string> = {
  general:
    '<path class="a-sky" d="M0 0h32v24H0z"/><circle class="a-ochre" cx="23" cy="8" r="3.5"/><path class="a-indigo2" d="M0 17 8 9l7 7 5-4 12 8v4H0z"/><path class="a-leaf" d="M0 20c8-4 14 3 20 0s9-2 12-1v5H0z"/>',
  politics:
    '<path class="a-indigo" d="M0 0h32v24H0z"/><path class="a-cream" d="M6 10 16 4l10 6zM8 11h3v7H8zM14.5 11h3v7h-3zM21 11h3v7h-3zM6 19h20v2H6z"/><path class="a-clay" d="M0 22h32v2H0z"/>',
  business:
    '<path class="a-sky" d="M0 0h32v24H0z"/><path class="a-clay" d="M0 18h32v6H0z"/><path class="a-night" d="M9 10h.6v10H9zM22 8h.6v12H22z"/><path class="a-leaf" d="M3 10a6 6 0 0 1 12 0z"/><path class="a-indigo" d="M15 8a7.3 7.3 0 0 1 14.6 0z"/><path class="a-ochre" d="M20 8c0-5 1-7 2.3-7s2.3 2 2.3 7z"/>',
  sports:
    '<path class="a-leaf" d="M0 0h32v24H0z"/><path class="l-cream" d="M3 3h26v18H3zM16 3v18M3 8h4v8H3M29 8h-4v8h4"/><circle class="l-cream" cx="16" cy="12" r="4"/><circle class="a-cream" cx="20.5" cy="8.5" r="2.2"/>',
  health:
    '<path class="a-sky" d="M0 0h32v24H0z"/><path class="a-leaf" d="M0 20h32v4H0z"/><path class="a-cream" d="M6 8h20v12H6z"/><path class="a-clay" d="M14.5 9.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z"/>',
  culture:
    '<path class="a-indigo" d="M0 0h32v24H0z"/><path class="a-clay" d="M11 5h10l-3 7 3 7H11l3-7z"/><path class="l-cream" d="m13 6 2 6-2 6M19 6l-2 6 2 6"/><ellipse class="a-ochre" cx="16" cy="5" rx="6" ry="1.6"/><ellipse class="a-ochre" cx="16" cy="19" rx="6" ry="1.6"/>',
  learning:
    '<path class="a-leaf" d="M0 0h32v24H0z"/><circle class="a-ochre" cx="25" cy="6" r="3"/><path class="a-cream" d="M16 8c-3-2-7-2-11-1v12c4-1 8-1 11 1 3-2 7-2 11-1V7c-4-1-8-1-11 1z"/><path class="l-clay" d="M16 8v12"/>',
};

function symbol(id: string, box: string, drawing: string): string {
  const fit = box === "0 0 32 24" ? ' preserveAspectRatio="xMidYMid slice"' : "";
  return `<symbol id="${id}" viewBox="${box}"${fit}>${drawing}</symbol>`;
}

/** Scallops of adire cloth, for the newsletter card only. */
const adire =
  '<pattern id="adire" width="32" height="16" patternUnits="userSpaceOnUse"><path class="adire__ink" d="M0 16a8 8 0 0 1 16 0M3.5 16a4.5 4.5 0 0 1 9 0M16 16a8 8 0 0 1 16 0M19.5 16a4.5 4.5 0 0 1 9 0M-8 8a8 8 0 0 1 16 0M8 8a8 8 0 0 1 16 0M24 8a8 8 0 0 1 16 0"/></pattern>';

export function allSymbols(): string {
  return [
    adire,
    ...Object.entries(icons).map(([name, drawing]) => symbol(`i-${name}`, "0 0 24 24", drawing)),
    ...Object.entries(drawings).map(([name, drawing]) => symbol(`d-${name}`, "0 0 32 24", drawing)),
  ].join("");
}
