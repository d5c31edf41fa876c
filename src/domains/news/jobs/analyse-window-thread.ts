import { serveThread } from "#platform/threads/serve-thread.ts";
import { lookOver } from "./analyse-window.ts";

serveThread(lookOver);
