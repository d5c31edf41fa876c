import { link, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { failed, ok } from "#platform/result.ts";
import type { Mail, Mailer } from "./mail.ts";
import { messageOf, toFileName } from "./message.ts";

/** Writes letters as `.eml` files into a folder instead of mailing them; letters with the same id are one file. */
export function createOutbox({ dir, from }: { dir: string; from: string }): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    sendsMail: false,
    async send(mail) {
      const message = messageOf(mail, from);
      if (message === null) return failed({ kind: "bounced", message: "not an address" });
      const { message: bytes } = await composer.sendMail(message);
      await saveFile(fileOf(dir, mail.messageId), bytes as Buffer);
      return ok("sent");
    },
    async forget(messageIds) {
      for (const id of messageIds) await rm(fileOf(dir, id), { force: true });
    },
    async forgetBefore(time) {
      for (const name of await readdir(dir).catch(ifMissing([]))) {
        if (!/\.eml(?:\.part)?$/.test(name)) continue;
        const file = path.join(dir, name);
        const written = (await stat(file).catch(ifMissing(null)))?.mtime;
        if (written && written < time) await rm(file, { force: true });
      }
    },
    // Nothing stays open between two letters.
    close: () => {},
  };
}

/** What stands in for a folder that no letter has made yet, or a file that is gone meanwhile. */
function ifMissing<Instead>(instead: Instead): (error: NodeJS.ErrnoException) => Instead {
  return (error) => {
    if (error.code !== "ENOENT") throw error;
    return instead;
  };
}

function fileOf(dir: string, messageId: Mail["messageId"]): string {
  return path.join(dir, `${toFileName(messageId)}.eml`);
}

/** The file gets its name only when every byte is on the disk; if the name exists, the letter was written before. */
async function saveFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, "w", 0o600);
  await handle.writeFile(bytes);
  await handle.sync();
  await handle.close();
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(unfinished);
}
