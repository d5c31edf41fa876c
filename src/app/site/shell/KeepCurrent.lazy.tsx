import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { askAgain, askDatedAgain } from "#ask/cached-pages.ts";

/** Asks again for a page that the device had kept, or that the reader comes back to; meanwhile it says how old it is. */
export function KeepCurrent() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (!document.hidden) void askAgain(revalidate);
    };
    look();
    const timer = setInterval(() => {
      if (!document.hidden) void askDatedAgain(revalidate);
    }, AGAIN_MS);
    document.addEventListener("visibilitychange", look);
    for (const type of EVENTS) window.addEventListener(type, look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      for (const type of EVENTS) window.removeEventListener(type, look);
    };
  }, [revalidate]);
  return null;
}

const AGAIN_MS = 10_000;
/** "pageshow" comes when the browser shows a page again that it had frozen. */
const EVENTS = ["pageshow", "online", "offline"];
