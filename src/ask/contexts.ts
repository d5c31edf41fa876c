import { createContext } from "react-router";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { Language } from "#contracts/languages.ts";
import type { PublicSettings } from "#contracts/ops.ts";

/** Set by the server for each request; the browser has its own `ask` and the root loader's settings. */
export const askContext = createContext<Ask>();
export const settingsContext = createContext<PublicSettings>();
export const languageContext = createContext<Language>("en");
/** When the page is made, as an ISO time. */
export const madeContext = createContext<string>("");
/** Called with each error of loading or rendering a page; the reader sees the error page only. */
export const faultContext = createContext<(error: unknown) => void>(() => {});
