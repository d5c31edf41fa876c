import { serveThread } from "#platform/serve-thread.ts";
import { analyseWindow } from "./analyse-window.ts";

serveThread(analyseWindow);
