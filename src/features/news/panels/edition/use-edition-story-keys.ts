import { useRouteLoaderData } from "react-router";
import { storyKey } from "#features/news/panels/visible.ts";
import type { Front } from "./front.ts";

const noStories: ReadonlySet<string> = new Set();

/** The stories of the edition at the top of this page; the cards in its side columns cut these to one line. */
export function useEditionStoryKeys(): ReadonlySet<string> {
  const home = useRouteLoaderData("home") as { front: Front | null } | undefined;
  const stories = home?.front?.edition?.stories;
  return stories ? new Set(stories.map(storyKey)) : noStories;
}
