import { type HubDeps, type HubRequest, limits } from "#features/websub/shapes.ts";
import { saveRequest } from "#features/websub/store/requests.ts";

type Form = Readonly<Record<string, string | undefined>>;

/** The answer to a request, in plain text for whoever writes the subscriber. */
export interface HubAnswer {
  readonly status: 202 | 400 | 404 | 503;
  readonly text: string;
}

const refused = (status: 400 | 404 | 503, text: string): HubAnswer => ({ status, text });

/** Takes a subscriber's request, which counts once its callback has confirmed it. */
export async function takeRequest(deps: HubDeps, form: Form): Promise<HubAnswer> {
  const request = readRequest(form);
  if (typeof request === "string") return refused(400, request);
  if ((await deps.feedAt(request.topic)) === null)
    return refused(404, "hub.topic is none of our feeds: it must be the address that a feed calls rel=self.");
  if (!(await saveRequest(deps.db, request, deps.edition, deps.clock.now())))
    return refused(503, "This hub has as many subscriptions as it takes, from this domain or in all.");
  return { status: 202, text: "The callback will be asked to confirm this." };
}

/** The request in a form, or what is wrong with it. */
function readRequest(form: Form): HubRequest | string {
  const mode = form["hub.mode"];
  const secret = form["hub.secret"] || null;
  const seconds = form["hub.lease_seconds"] || String(limits.leaseSeconds.most);
  if (mode !== "subscribe" && mode !== "unsubscribe") return "hub.mode must be subscribe or unsubscribe.";
  const callback = addressIn(form["hub.callback"]);
  if (callback === null) return "hub.callback must be an http or https address of at most 1000 characters.";
  const topic = addressIn(form["hub.topic"]);
  if (topic === null) return "hub.topic must be the address of one of our feeds.";
  if (!/^\d{1,12}$/.test(seconds)) return "hub.lease_seconds must be a number of seconds.";
  if (secret !== null && Buffer.byteLength(secret) > limits.secretBytes)
    return "hub.secret must have less than 200 bytes.";
  const { least, most } = limits.leaseSeconds;
  const lease_seconds = Math.min(Math.max(Number(seconds), least), most);
  return { mode, topic: topic.href, callback: callback.href, host: callback.host, secret, lease_seconds };
}

function addressIn(text = ""): URL | null {
  if (text.length > limits.addressLength || !URL.canParse(text)) return null;
  const address = new URL(text);
  address.hash = "";
  const isWeb = address.protocol === "http:" || address.protocol === "https:";
  return isWeb && address.href.length <= limits.addressLength ? address : null;
}
