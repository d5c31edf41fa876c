import { unlessServerRendered } from "#ui/lazy/island.tsx";

/** For parts that are only links and figures: the server's HTML is enough, except while matches of today are not over. */
export const ifToday: typeof unlessServerRendered = async (element) =>
  element.querySelector("[data-today]") ? undefined : unlessServerRendered(element);
