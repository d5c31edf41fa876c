import { serveThread } from "#platform/serve-thread.ts";
import { parseFeed } from "./parse-feed.ts";

serveThread(parseFeed);
