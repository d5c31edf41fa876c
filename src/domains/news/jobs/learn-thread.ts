import { serveThread } from "#platform/threads/serve-thread.ts";
import { learnFrom } from "./learn-from.ts";

serveThread(learnFrom);
