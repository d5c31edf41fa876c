import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { onCachedAnswer } from "#site/device/offline.lazy.ts";
import { inLagos } from "#site/ui/time.ts";
import { useWords } from "#site/words/words.ts";

/** On a cached page: when it was stored, and a link to the current one once there is a network. */
export function OfflineCopyNote() {
  const { dates, say } = useWords();
  const { key: page } = useLocation();
  // `keptAt` is set if the page's HTML came from the service worker's cache.
  const [copy, setCopy] = useState({ page, at: Date.parse(document.documentElement.dataset.keptAt ?? "") });
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => onCachedAnswer((at) => setCopy({ page, at })), [page]);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener("online", update);
    window.addEventListener("offline", update);
    return () => {
      window.removeEventListener("online", update);
      window.removeEventListener("offline", update);
    };
  }, []);
  if (!copy.at || copy.page !== page) return null;
  const { long, clock } = inLagos(copy.at, dates);
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
