import type { Provider } from "#sample/provider.ts";

/** Who plays which provider in the sample edition, by the name under which its town is handed the address. */
export const sampleProviders: Readonly<Record<string, Provider>> = {};
