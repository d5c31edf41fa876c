/**
 * Invisible characters that change the writing direction, so that a text may read differently from what it says. The
 * zero-width joiner is not among them: an emoji such as 👩‍⚕️ falls apart without it.
 */
export const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
