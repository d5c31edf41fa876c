import { createECDH } from "node:crypto";

/** How push services know this site (RFC 8292), in the library's terms. */
export interface Vapid {
  /** Whom a push service may write to. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** From 32 random bytes. A private key has exactly as many: leading zeros stay. */
export function vapidOf(secret: Buffer, subject: string): Vapid {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secret);
  return {
    subject,
    publicKey: curve.getPublicKey("base64url"),
    privateKey: secret.toString("base64url"),
  };
}
