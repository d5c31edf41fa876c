import * as api from "#contracts/all/api.ts";
import type { Handlers } from "#contracts/endpoint.ts";
import type { PushEndpoints } from "#features/push/contract.ts";
import type { Vapid } from "#features/push/sending/vapid.ts";

/** The public key by which push services recognise this site. */
export function readPush({ vapid }: { vapid: Vapid }): Pick<Handlers<PushEndpoints>, typeof api.push.key> {
  return { [api.push.key]: async () => ({ key: vapid.publicKey }) };
}
