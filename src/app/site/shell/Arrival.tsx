import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Where a reader types or chooses, the focus stays. */
const KEEPS_FOCUS = "input, textarea, select";

/**
 * As a full load would, another page puts the keyboard at its start and has its title said. An anchor is a place of its
 * own.
 */
export function Arrival() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState({});
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    // The language in which the head is written.
    setTitle({ lang: document.documentElement.lang, children: document.title });
    if (hash || document.activeElement?.matches(KEEPS_FOCUS)) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return <p className="vh" role="status" {...title} />;
}
