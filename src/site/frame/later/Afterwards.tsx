import "#site/looks/later.css";
import { useEffect } from "react";
import { startWorker } from "#site/device/later/offline.ts";
import { KeptNote } from "./KeptNote.tsx";
import { Shortcuts } from "./Shortcuts.tsx";

/** What no page waits for. */
export function Afterwards() {
  useEffect(() => {
    // Where the browser allows no worker the site still reads, but with a network only.
    startWorker().catch(() => undefined);
  }, []);
  return (
    <>
      <KeptNote />
      <Shortcuts />
    </>
  );
}
