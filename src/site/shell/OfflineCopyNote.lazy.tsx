import { useEffect, useState } from "react";
import { onKept } from "#site/device/offline.lazy.ts";
import { inLagos } from "#site/ui/time.ts";

/** On a cached page: when it was stored, and a link to the current one once there is a network. */
export function OfflineCopyNote() {
  const [keptAt, keep] = useState<string | null>(null);
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => onKept(keep), []);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  if (!keptAt) return null;
  const { long, clock } = inLagos(Date.parse(keptAt));
  return (
    <aside className="kept" aria-label="Kept on this device">
      {online ? null : "You are offline. "}This is from {clock}, {long}.{" "}
      {online ? (
        <button className="btn" type="button" onClick={() => window.location.reload()}>
          Show what is new
        </button>
      ) : null}
    </aside>
  );
}
