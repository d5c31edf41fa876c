import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { languages } from "#contracts/languages.ts";
import { pushChannels } from "#contracts/push-channels.ts";
import * as calls from "./calls.ts";

const channel = z.enum(pushChannels);

/** The address that a push service gave a browser. Anyone who knows it can change or end the subscription. */
const address = z.string().check(z.minLength(1), z.maxLength(1000));
const key = (maxLength: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(maxLength));

export const pushEndpoints = {
  [calls.key]: endpoint({
    summary: "The site's public VAPID key, which a browser needs to subscribe to notifications.",
    params: emptyObject,
    answer: z.object({ key: z.string() }),
    freshFor: 3600,
  }),
  [calls.subscribe]: endpoint({
    summary:
      "Subscribes a browser to channels, changes them, or renews the subscription. One not renewed for 90 days is deleted.",
    params: z.object({
      endpoint: address,
      keys: z.object({ p256dh: key(100), auth: key(40) }),
      /** By default, those of the address in `replaces`. */
      channels: z.optional(z.array(channel).check(z.minLength(1), z.maxLength(pushChannels.length))),
      /** In which the browser gets its messages; by default the one that it had, else English. */
      language: z.optional(z.enum(languages)),
      /** The browser's previous address, whose subscription ends. */
      replaces: z.optional(address),
    }),
    answer: z.object({ channels: z.array(channel) }),
    refuses: ["too-many"],
    freshFor: 0,
  }),
  [calls.unsubscribe]: endpoint({
    summary: "Ends a browser's subscription. An unknown one gets the same answer.",
    params: z.object({ endpoint: address }),
    answer: z.object({ ended: z.literal(true) }),
    freshFor: 0,
  }),
} as const;

export type { PushChannel, PushPayload } from "#contracts/push-channels.ts";
export type PushEndpoints = typeof pushEndpoints;
