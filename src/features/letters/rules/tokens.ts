import { createHash, createHmac } from "node:crypto";
import type { Link, Reader, TokenPurpose } from "#features/letters/shapes.ts";

/**
 * A token is a letter for its purpose and 192 bits that only the holder of the secret can compute. It is computed for
 * each letter instead of being stored; the store has only its hash. The link itself shows its purpose, so reading the
 * purpose needs no query and reveals nothing about anybody.
 */
export type Token = string;

const pattern = /^[cu][A-Za-z0-9_-]{32}$/;

export function confirmToken(secret: string, subscriberId: string, issue: string): Token {
  return `c${mac(secret, `confirm ${subscriberId} ${issue}`)}`;
}

/** Of the address, so that a reader who has come back leaves again with the link in any letter, however old. */
export function unsubscribeToken(secret: string, email: string): Token {
  return `u${mac(secret, `unsubscribe ${email}`)}`;
}

/** It never expires, and works from the sign-up on. */
export function unsubscribeLink(secret: string, { id, email }: Pick<Reader, "id" | "email">): Link {
  const hash = hashToken(unsubscribeToken(secret, email));
  return { hash, purpose: "unsubscribe", subscriberId: id, expiresAt: null };
}

export function purposeOf(token: unknown): TokenPurpose | null {
  if (typeof token !== "string" || !pattern.test(token)) return null;
  return token.startsWith("c") ? "confirm" : "unsubscribe";
}

export function hashToken(token: Token): Buffer {
  return createHash("sha256").update(token).digest();
}

function mac(secret: string, words: string): string {
  return createHmac("sha256", secret).update(words).digest("base64url").slice(0, 32);
}
