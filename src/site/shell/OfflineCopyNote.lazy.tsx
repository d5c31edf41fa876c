import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onKept } from "#site/device/offline.lazy.ts";
import { inLagos } from "#site/ui/time.ts";
import { useWords } from "#site/words/words.ts";

/** On a cached page: when it was stored, and a link to the current one once there is a network. */
export function OfflineCopyNote() {
  const { dates, say } = useWords();
  const { key: page } = useLocation();
  // `keptAt` is set if the page's HTML came from the service worker's cache.
  const [kept, keep] = useState({ page, at: Date.parse(document.documentElement.dataset.keptAt ?? "") });
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => onKept((at) => keep({ page, at })), [page]);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  if (!kept.at || kept.page !== page) return null;
  const { long, clock } = inLagos(kept.at, dates);
  return (
    <aside className="kept" aria-label={say("Kept on this device")}>
      {online ? null : `${say("You are offline.")} `}
      {say("This is from {time}.", { time: `${clock}, ${long}` })}{" "}
      {online ? (
        <button className="btn" type="button" onClick={() => window.location.reload()}>
          {say("Show what is new")}
        </button>
      ) : null}
    </aside>
  );
}
