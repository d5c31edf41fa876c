import { useEffect } from "react";
import { inLanguage, languageOf } from "#contracts/languages.ts";

/**
 * Opens the page for which the service worker has given this one, as soon as the network is back, unless the reader is on
 * the way to another one.
 */
export function useReturnLater(): void {
  useEffect(() => {
    let isLeaving = false;
    const leave = () => {
      isLeaving = true;
    };
    const goOn = () => {
      const { pathname, search } = window.location;
      const later = new URLSearchParams(search).get("later");
      if (!isLeaving && later && /^\/(?![/\\])/.test(later))
        window.location.replace(inLanguage(languageOf(pathname), later));
    };
    window.addEventListener("beforeunload", leave);
    window.addEventListener("online", goOn);
    return () => {
      window.removeEventListener("beforeunload", leave);
      window.removeEventListener("online", goOn);
    };
  }, []);
}
