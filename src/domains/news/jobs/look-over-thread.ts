import { serveThread } from "#platform/threads/serve-thread.ts";
import { lookOver } from "./look-over.ts";

serveThread(lookOver);
