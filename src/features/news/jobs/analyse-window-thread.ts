import { serveThread } from "#platform/threads/serve-thread.ts";
import { analyseWindow } from "./analyse-window.ts";

serveThread(analyseWindow);
