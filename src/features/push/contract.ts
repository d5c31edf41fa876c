import * as z from "zod/mini";
import { told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { languages } from "#contracts/languages.ts";
import { pushChannels } from "#contracts/push-channels.ts";
import * as calls from "./calls.ts";

const channel = told(z.enum(pushChannels), "What a browser is told of.");

const address = told(
  z.string().check(z.minLength(1), z.maxLength(1000)),
  "The address that a push service gave a browser. Anyone who knows it can change or end the subscription.",
);
const key = (maxLength: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(maxLength));

export const pushEndpoints = {
  [calls.key]: endpoint({
    summary: "The site's public VAPID key, which a browser needs to subscribe to notifications.",
    params: emptyObject,
    answer: z.object({ key: told(z.string(), "The public key, base64url.") }),
    freshFor: 3600,
  }),
  [calls.subscribe]: endpoint({
    summary:
      "Subscribes a browser to channels, changes them, or renews the subscription. One not renewed for 90 days is deleted.",
    params: z.object({
      endpoint: address,
      keys: told(
        z.object({
          p256dh: told(key(100), "The browser's public key, base64url."),
          auth: told(key(40), "The browser's secret, base64url."),
        }),
        "The keys with which messages to the browser are encrypted.",
      ),
      channels: told(
        z.optional(z.array(channel).check(z.minLength(1), z.maxLength(pushChannels.length))),
        "What the browser is told of; by default, as at the address in `replaces`.",
      ),
      language: told(
        z.optional(z.enum(languages)),
        "In which the browser gets its messages; by default the one that it had, else English.",
      ),
      replaces: told(z.optional(address), "The browser's previous address, whose subscription ends."),
    }),
    answer: z.object({ channels: told(z.array(channel), "What the browser is told of from now on.") }),
    refuses: ["too-many"],
    freshFor: 0,
  }),
  [calls.unsubscribe]: endpoint({
    summary: "Ends a browser's subscription. An unknown one gets the same answer.",
    params: z.object({ endpoint: address }),
    answer: z.object({ ended: told(z.literal(true), "The subscription has ended.") }),
    freshFor: 0,
  }),
} as const;

export type { PushChannel, PushPayload } from "#contracts/push-channels.ts";
export type PushEndpoints = typeof pushEndpoints;
