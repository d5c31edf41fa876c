import { useRouteLoaderData } from "react-router";
import { storyKey } from "#site/news/visible.ts";
import type { Front } from "./front.ts";

const none: ReadonlySet<string> = new Set();

/** The stories of the edition that opens this page: the cards beside it show them on one line. */
export function useAbove(): ReadonlySet<string> {
  const home = useRouteLoaderData("routes/news/home") as { front: Front | null } | undefined;
  const stories = home?.front?.edition?.stories;
  return stories ? new Set(stories.map(storyKey)) : none;
}
