import type { CheckResult } from "#contracts/ops.ts";
import { pushChannels } from "#contracts/push-channels.ts";
import { pushOverview } from "#features/push/api/admin.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { counted } from "#platform/text/counted.ts";
import { formatDuration } from "./format.ts";

const LATE_SECONDS = 900;
const STATES = ["queued", "sending", "sent", "failed"];

export async function checkPush(deps: { db: Database; clock: Clock }): Promise<CheckResult> {
  const { channels, services, deliveries, overdueSeconds, lastFailure } = await pushOverview(deps);
  const failed = deliveries.failed ?? 0;
  return {
    title: "Push",
    gauges: [
      ...pushChannels.map((channel) => ({
        name: "push_subscriptions",
        help: "Subscribed browsers by channel",
        value: channels[channel] ?? 0,
        labels: { channel },
      })),
      ...STATES.map((state) => ({
        name: "push_deliveries_day",
        help: "Push messages of the last day by state",
        value: deliveries[state] ?? 0,
        labels: { state },
      })),
      {
        name: "push_overdue_seconds",
        help: "How long the push message that has waited longest is overdue",
        value: overdueSeconds,
      },
    ],
    tables: [
      {
        title: "Browsers and messages",
        head: ["", ""],
        rows: [
          ...pushChannels.map((channel) => [`browsers, ${channel}`, channels[channel] ?? 0]),
          ...Object.entries(services).map(([service, count]) => [`browsers of ${service}`, count]),
          ...STATES.map((state) => [`messages of the last day, ${state}`, deliveries[state] ?? 0]),
          ["last failure", lastFailure],
        ],
      },
    ],
    problems: [
      ...(overdueSeconds > LATE_SECONDS
        ? [`Push messages are ${formatDuration(overdueSeconds)} overdue.`]
        : []),
      ...(failed > 0 ? [`${counted(failed, "push message")} of the last day could not be delivered.`] : []),
    ],
  };
}
