import type { Handlers } from "#contracts/endpoint.ts";
import type { PushEndpoints } from "#features/push/contract.ts";
import type { Vapid } from "#features/push/sending/vapid.ts";

/** The public key by which push services recognise this site. */
export function readPush({ vapid }: { vapid: Vapid }): Pick<Handlers<PushEndpoints>, "GET /push/key"> {
  return { "GET /push/key": async () => ({ key: vapid.publicKey }) };
}
