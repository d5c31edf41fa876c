import { desktop, expect, smallPhone, test, watchShifts } from "#tests/support/e2e.ts";
import { readingFaults } from "#tests/support/readable.ts";
import { everyAddress } from "#tests/support/routes.ts";

/** So that both workers have something to do; the audit has the other sizes and themes. */
const PARTS = 3;

/** Markup is the same on both: the second look is for what size and colours change. */
for (const [name, size, colorScheme, rules] of [
  ["on a small phone in the light", smallPhone, "light", undefined],
  ["on a desktop in the dark", desktop, "dark", ["color-contrast"]],
] as const) {
  test.describe(() => {
    test.use({ ...size, colorScheme, expectedErrors: [/404/] });

    for (let part = 0; part < PARTS; part += 1) {
      test(`everybody can read every page ${name}, part ${part + 1} of ${PARTS}`, async ({
        page,
        request,
      }) => {
        test.setTimeout(300_000);
        const addresses = await everyAddress(request);
        await watchShifts(page);
        const faults: string[] = [];
        for (const address of addresses.filter((_, place) => place % PARTS === part)) {
          faults.push(...(await readingFaults(page, address, rules)));
        }
        expect(faults).toEqual([]);
      });
    }
  });
}
