import { useRouteLoaderData } from "react-router";
import type { Rails } from "./visible.ts";

const noRails: Rails = { popular: null, topics: null, picks: null };

/** The side columns' data, loaded by the news pages' layout on a full load. */
export function useRails(): Rails {
  return (useRouteLoaderData("layouts/news") as Rails | undefined) ?? noRails;
}
