import path from "node:path";
import type { LetterWriters } from "#contracts/letters.ts";
import { product } from "#contracts/product.ts";
import { readLetters } from "#domains/letters/api/read.ts";
import { writeLetters } from "#domains/letters/api/write.ts";
import { lettersJobs } from "#domains/letters/jobs/schedule.ts";
import { createMail } from "#platform/mail/create-mail.ts";
import type { Domain, House } from "#server/house.ts";
import { callerAddress } from "#server/http/caller-address.ts";
import { mountLetterForms } from "#server/routes/newsletter-forms.ts";

export async function composeLetters(house: House, writers: LetterWriters): Promise<Domain> {
  const { env, db, clock, log, ask, settings, stopping } = house;
  const secret = (await house.key("letters")).toString("base64url");
  const outboxDir = path.join(env.DATA_DIR, "outbox");
  const from = env.MAIL_FROM ?? `${product.name} <${settings.contactEmail}>`;
  const mail = (smtpUrl: string | null) => createMail({ smtpUrl, outboxDir, from });
  const edition = async () => house.edition;
  const { sendsMail } = settings;
  const writing = writeLetters({
    db,
    clock,
    secret,
    doubleOptIn: env.DOUBLE_OPT_IN ?? sendsMail,
    forwardFeedback: sendsMail,
    sendsMail,
  });
  return {
    handlers: { ...readLetters({ db, clock, log, ask, edition }), ...writing },
    mount: (app) =>
      mountLetterForms(app, {
        handlers: writing,
        callerAddress: (context) => callerAddress(context, env.TRUST_PROXY),
      }),
    jobs: lettersJobs({
      db,
      clock,
      log,
      ask,
      secret,
      writers,
      edition,
      stopping,
      siteUrl: settings.siteUrl,
      operatorEmail: sendsMail ? settings.contactEmail : null,
      exportsDir: path.join(env.DATA_DIR, "exports"),
      mail: { live: mail(env.SMTP_URL ?? null), sample: mail(null) },
    }),
  };
}
