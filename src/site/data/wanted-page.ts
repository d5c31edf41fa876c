import { useEffect } from "react";
import { useNavigate } from "react-router";
import { inLanguage, languageOf } from "#contracts/languages.ts";

/** Opens the page for which the service worker, without a network, has given this one, if its address is of this kind. */
export function useWantedPage(kind: RegExp): void {
  const navigate = useNavigate();
  useEffect(() => {
    const to = new URLSearchParams(window.location.search).get("to");
    if (to && kind.test(to)) navigate(to, { replace: true });
  }, [navigate, kind]);
}

/**
 * Opens the page for which the service worker has given this one, as soon as the network is back, unless the reader is on
 * the way to another one.
 */
export function useReturn(): void {
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
