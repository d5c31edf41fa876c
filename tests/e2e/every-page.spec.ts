import { expect, smallPhone, test, watchShifts } from "#tests/support/e2e.ts";
import { lengthenWords, tooWide } from "#tests/support/long-words.ts";
import { pageFaults } from "#tests/support/page-faults.ts";
import { pageOfEachKind } from "#tests/support/routes.ts";

/** In parts, so that every worker has something to do; the audit reads every page, in all sizes and themes. */
const PARTS = 2;

// Hydration may find that time has moved on (#418).
test.use({ ...smallPhone, colorScheme: "light", expectedErrors: [/#418/] });

for (let part = 0; part < PARTS; part += 1) {
  test(`a page of each kind is accessible and fits a small phone, even with words of 60 letters, part ${part + 1} of ${PARTS}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const addresses = await pageOfEachKind(request);
    await watchShifts(page);
    const faults: string[] = [];
    for (const address of addresses.filter((_, place) => place % PARTS === part)) {
      faults.push(...(await pageFaults(page, address)));
      await lengthenWords(page);
      faults.push(...(await tooWide(page)).map((wide) => `${address} with long words: ${wide}`));
    }
    expect(faults).toEqual([]);
  });
}
