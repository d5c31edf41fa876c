import { useCallback, useEffect, useState } from "react";
import { AskError } from "#ask/ask.ts";
import { type PushChannel, pushChannels } from "#contracts/push-channels.ts";
import {
  type PushState,
  PushUnavailable,
  pushState,
  subscribedChannels,
  subscribeToChannels,
} from "#device/push.lazy.ts";
import { Section } from "#ui/Section.tsx";
import { toast } from "#ui/toasts/toast.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords, type Words } from "#words/words.ts";
import { SettingRow } from "./SettingRow.tsx";

const labels: Record<PushChannel, { label: Sentence; effect: Sentence }> = {
  breaking: {
    label: "Breaking news",
    effect: "A story that five papers or more report within an hour. Three a day at most.",
  },
  brief: { label: "Daily Brief", effect: "Every morning at 7:00." },
  league: { label: "Nigeria League", effect: "The results when a matchday is over." },
};

const reasons: Record<Exclude<PushState, "possible">, Sentence> = {
  unable: "This browser or this window cannot be notified: a private window, or one without push messages.",
  denied:
    "Your browser does not let this site notify you. You can change that in the browser's own settings.",
};

/** Why the server did not register a browser, by the error's code. */
const refusals: Readonly<Record<string, Sentence>> = {
  "push-full": "No more browsers can be registered at the moment.",
  "push-sample": "This is the sample edition: its news is invented, and no notifications are sent.",
  "push-service-unknown": "Notifications cannot be sent to this browser: its push service is not known here.",
  "too-many": "Too many requests. Please wait a moment and try again.",
  network: "Network error. Please check your connection and try again.",
};

/** News that comes while the site is closed: one press asks for it, another ends it. */
export function PushChannels() {
  const { say } = useWords();
  const [state, setState] = useState<PushState | null>(null);
  const [active, setActive] = useState<readonly PushChannel[]>([]);
  const [busy, setBusy] = useState(false);
  const refresh = useCallback(async () => {
    setState(pushState());
    setActive(await subscribedChannels().catch(() => []));
  }, []);
  useEffect(() => void refresh(), [refresh]);

  async function choose(channel: PushChannel, isOn: boolean) {
    setBusy(true);
    const chosen = pushChannels.filter((one) => (one === channel ? isOn : active.includes(one)));
    try {
      await subscribeToChannels(chosen);
    } catch (error) {
      toast(sentenceOf(error, say));
    }
    await refresh();
    setBusy(false);
  }

  return (
    <Section
      title={say("News that comes to you")}
      subtitle={say(
        "Browser notifications, even while this site is closed; none from 22:00 to 6:00. We store your browser's address and keys at its push service, and these choices.",
      )}
    >
      {state === "unable" || state === "denied" ? (
        <p className="note" role="status">
          {say(reasons[state])}
        </p>
      ) : null}
      {pushChannels.map((channel) => (
        <SettingRow key={channel} {...labels[channel]}>
          {(ids) => (
            <input
              {...ids}
              className="switch"
              type="checkbox"
              checked={active.includes(channel)}
              disabled={busy || (state !== "possible" && !active.includes(channel))}
              onChange={({ target }) => void choose(channel, target.checked)}
            />
          )}
        </SettingRow>
      ))}
    </Section>
  );
}

function sentenceOf(error: unknown, say: Words["say"]): string {
  if (error instanceof PushUnavailable) {
    if (error.reason === "closed") return say("Nothing was changed: the browser's question was closed.");
    return say(reasons[error.reason]);
  }
  const refusal = error instanceof AskError ? refusals[error.code] : undefined;
  return say(refusal ?? "This browser could not be registered for notifications. Please try again later.");
}
