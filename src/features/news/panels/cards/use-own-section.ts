import { useLocation } from "react-router";
import { categoryPage } from "#contracts/addresses.ts";

/** Whether this page is the section's own, where its badge says nothing. */
export function useIsOwnSection(category: string): boolean {
  return useLocation().pathname.toLowerCase() === categoryPage(category);
}
