import { examine, linesOf } from "#app/doctor/doctor.ts";
import { Unavailable } from "#platform/process/errors.ts";
import { counted } from "#platform/text/counted.ts";
import type { Commands } from "./command.ts";

export const doctorCommands: Commands = {
  doctor: {
    summary: "Examines settings, site, mail, names, clock, disk, newspapers and keys, and says what to do.",
    async run(call) {
      const { SITE_URL } = call.env;
      const findings = await examine({
        env: call.env,
        // The site may be on this machine.
        fetch: call.fetch(SITE_URL === undefined ? [] : [SITE_URL]),
        readDatabaseClock: () => call.withDatabase(async (_, clock) => clock),
      });
      for (const line of findings.flatMap(linesOf)) await call.print(line);
      const wrong = findings.filter(({ state }) => state === "wrong").length;
      if (wrong > 0) throw new Unavailable(`${counted(wrong, "thing is", "things are")} wrong; see above.`);
    },
  },
};
