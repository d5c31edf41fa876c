import { serveThread } from "#platform/threads/serve-thread.ts";
import { parseFeed } from "./parse-feed.ts";

serveThread(parseFeed);
