import type { Hono } from "hono";
import type { PublicSettings } from "#contracts/ops.ts";
import type { Clock } from "#platform/clock.ts";
import type { Env } from "#platform/settings/env.ts";
import { DAY_MS } from "#platform/time.ts";

interface Deps {
  readonly env: Pick<Env, "ADS_TXT" | "SECURITY_CONTACT">;
  readonly settings: PublicSettings;
  readonly clock: Clock;
}

/** RFC 9116 asks for less than a year. */
const SECURITY_DAYS = 180;
/** Says that nobody may sell our space; without a file anybody might claim to. */
const NO_SELLER = "placeholder.example.com, placeholder, DIRECT, placeholder";

/** Two files that machines look for at every site. */
export function mountWellKnown(app: Hono, { env, settings, clock }: Deps): void {
  const headers = { "Cache-Control": "public, max-age=86400" };
  app.get("/ads.txt", (context) =>
    context.text(
      `# Who may sell ad space of ${settings.siteUrl}\n${sellers(env.ADS_TXT).join("\n")}\n`,
      200,
      headers,
    ),
  );
  app.get("/.well-known/security.txt", (context) => {
    const expires = new Date((Math.floor(clock.now().getTime() / DAY_MS) + SECURITY_DAYS) * DAY_MS);
    const lines = [
      `Contact: ${env.SECURITY_CONTACT ?? `mailto:${settings.contactEmail}`}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en",
      `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
    ];
    return context.text(`${lines.join("\n")}\n`, 200, headers);
  });
}

/** The setting's records are separated by "|", because a record itself holds commas. */
function sellers(records: string | undefined): string[] {
  const lines = (records ?? "").split("|").map((record) => record.trim());
  const filledLines = lines.filter(Boolean);
  return filledLines.length > 0 ? filledLines : [NO_SELLER];
}
