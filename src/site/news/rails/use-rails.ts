import { useRouteLoaderData } from "react-router";
import type { Rails } from "./visible.ts";

const unasked: Rails = { popular: null, topics: null, picks: null };

/** Data that the layout of the news pages loaded on a full load. */
export function useRails(): Rails {
  return (useRouteLoaderData("routes/layouts/news") as Rails | undefined) ?? unasked;
}
