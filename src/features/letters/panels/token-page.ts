import { page } from "#ask/page.ts";
import * as api from "#contracts/all/api.ts";

/** The page for links of one purpose. A link made for another purpose, or an invented one, is not found. */
export function tokenPage(purpose: "confirm" | "unsubscribe") {
  return page(async (ask, { params }) => {
    const token = params.token ?? "";
    const link = await ask(api.letters.token, { token });
    if (link.purpose !== purpose) throw { status: 404 };
    return { token };
  });
}
