import { useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Opens the page in whose place the service worker, without a network, has served this one, if its address is of this
 * kind.
 */
export function useWantedPage(kind: RegExp): void {
  const navigate = useNavigate();
  useEffect(() => {
    const to = new URLSearchParams(window.location.search).get("to");
    if (to && kind.test(to)) navigate(to, { replace: true });
  }, [navigate, kind]);
}
