import { createECDH } from "node:crypto";

/** What identifies this site to push services (RFC 8292), in the library's terms. */
export interface Vapid {
  /** The address to which a push service may write. */
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Makes the keys from 32 random bytes. The private key keeps leading zeros, because it must have exactly 32 bytes. */
export function vapidOf(secret: Buffer, subject: string): Vapid {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secret);
  return {
    subject,
    publicKey: curve.getPublicKey("base64url"),
    privateKey: secret.toString("base64url"),
  };
}
