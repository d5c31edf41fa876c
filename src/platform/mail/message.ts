import type { SendMailOptions } from "nodemailer";
import { addressOf, domainOf, isBareAddress, oneLine } from "./address.ts";
import type { Mail } from "./mail.ts";

/** The input of the mail library, or null if an address is invalid. The envelope names the one recipient. */
export function messageOf(mail: Mail, from: string): SendMailOptions | null {
  const addresses = [mail.to, ...(mail.replyTo === undefined ? [] : [mail.replyTo])];
  if (!addresses.every(isBareAddress)) return null;
  return {
    messageId: `<${toFileName(mail.messageId)}@${domainOf(from)}>`,
    envelope: { from: addressOf(from), to: [mail.to] },
    from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: "", address: mail.replyTo } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    headers: Object.fromEntries(
      Object.entries(mail.headers ?? {}).map(([name, value]) => [name, oneLine(value)]),
    ),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A message id is also a file name in the outbox. */
export function toFileName(messageId: string): string {
  return messageId.replace(/[^A-Za-z0-9.-]/g, "-");
}
