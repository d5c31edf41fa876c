import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { type PushPayload, unseenCache } from "#contracts/push-channels.ts";

declare const self: ServiceWorkerGlobalScope;

/** Not in TypeScript's own library yet. */
interface SubscriptionChange extends ExtendableEvent {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}

/** Shows what the site sends, opens its page on a press, and keeps up a subscription that the browser renews. */
export function handlePushEvents(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(addressOf(event.notification.data)));
  });
  self.addEventListener("pushsubscriptionchange", (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(renewSubscription(change));
  });
}

/** Always shows something: browsers withdraw the permission of a site that gets a message and shows nothing. */
async function show(data: PushMessageData | null): Promise<void> {
  const { headline, paper, address, lang } = readPayload(data);
  await countUnseen();
  await self.registration.showNotification(headline, {
    body: paper,
    lang,
    // A repeated message replaces the earlier one.
    tag: address,
    icon: "/icon-192.png",
    badge: "/icon-badge.png",
    data: address,
  });
}

function readPayload(data: PushMessageData | null): PushPayload {
  const { headline, paper, address, lang } = parse(data);
  return {
    headline: typeof headline === "string" ? headline : "There is news",
    paper: typeof paper === "string" ? paper : product.name,
    address: addressOf(address),
    lang: typeof lang === "string" ? lang : "en",
  };
}

function parse(data: PushMessageData | null): Partial<Record<keyof PushPayload, unknown>> {
  try {
    return Object(data?.json());
  } catch {
    return {};
  }
}

/** Always a page of this site, whatever was sent. */
function addressOf(address: unknown): string {
  return typeof address === "string" && /^\/(?![/\\])/.test(address) ? address : pages.home;
}

async function open(address: string): Promise<void> {
  const url = new URL(address, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: "window" });
  const existing = windows.find((one) => one.url === url);
  await (existing ? existing.focus() : self.clients.openWindow(url));
}

/** Adds one to the number on the installed app's icon. */
async function countUnseen(): Promise<void> {
  const cache = await caches.open(unseenCache);
  const count = Number((await (await cache.match("/"))?.text()) ?? 0) + 1;
  await cache.put("/", new Response(String(count)));
  await navigator.setAppBadge?.(count).catch(() => undefined);
}

async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/push/subscribe", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, keys, replaces: oldSubscription.endpoint }),
  });
}
