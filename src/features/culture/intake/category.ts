import type { EventCategory } from "#features/culture/shapes.ts";

/** The first match wins: unambiguous words come before vague ones. */
const SIGNS: readonly (readonly [EventCategory, RegExp])[] = [
  ["music", /\b(music|musicevent|concert|gig|band|afrobeats?|choir|orchestra|dj|jazz)\b/i],
  [
    "theatre",
    /\b(theat(er|re)|theaterevent|comedyevent|comedy|drama|stage play|dance|danceevent|spoken word)\b/i,
  ],
  ["film", /\b(film|screeningevent|cinema|premiere|nollywood|screening)\b/i],
  ["sport", /\b(sports?|sportsevent|marathon|match|tournament|football|derby|race|regatta)\b/i],
  ["faith", /\b(faith|church|crusade|vigil|mosque|prayers?|gospel|worship)\b/i],
  ["festival", /\b(festival|carnival|durbar|fair|foodevent|exhibition|exhibitionevent|parade)\b/i],
  ["business", /\b(business|businessevent|summit|conference|expo|startup|investors?|trade)\b/i],
  [
    "learning",
    /\b(learning|educationevent|workshop|lecture|training|class|seminar|literaryevent|book|reading)\b/i,
  ],
];

/** From the categories in the file, otherwise from the event's name. */
export function categoryOf(words: string, name: string): EventCategory {
  return signedBy(words) ?? signedBy(name) ?? "other";
}

function signedBy(text: string): EventCategory | undefined {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0];
}
