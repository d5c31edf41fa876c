import type { Log } from "#platform/log.ts";

export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
