import { expect, test } from "#tests/support/e2e.ts";
import { everyAddress } from "#tests/support/routes.ts";

/** A page of each kind that is shared with its own picture, and one that is shared with the front page's. */
const SHARED =
  /^\/$|^\/(article|story|hot-topics|trending)\/.|^\/category\/politics|^\/sports\/nigeria-league(\/|$)/;

test("each kind of shared page has an existing og:image of at most 100 KB", async ({ request }) => {
  const pictures = new Set<string>();
  for (const address of (await everyAddress(request)).filter((path) => SHARED.test(path))) {
    const page = await (await request.get(address)).text();
    const picture = new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "").pathname;
    const answer = await request.get(picture);
    expect([address, answer.status(), answer.headers()["content-type"]]).toEqual([address, 200, "image/png"]);
    expect((await answer.body()).length).toBeLessThanOrEqual(100 * 1024);
    pictures.add(picture);
  }
  // A topic is shared at two addresses.
  expect(pictures.size).toBe(8);
});
