import { useEffect, useState } from "react";
import { apiBaseFor } from "#ask/ask.ts";
import { useRootData } from "#ui/root-data.ts";
import { toast } from "#ui/toasts/toast.ts";
import { feeds } from "./feeds.ts";

const COPIED_MS = 2000;

export function FeedList() {
  const base = useFeedBase();
  return (
    <ul className="feeds">
      {feeds.map(({ name, label }, at) => (
        <li key={name} className="feeds__one">
          <p id={`feed-${at}`}>
            <strong>{label}</strong>
            <code>{name}</code>
          </p>
          <CopyButton address={base + name} describedBy={`feed-${at}`} />
          <a
            className="btn"
            href={base + name}
            target="_blank"
            rel="noopener"
            aria-describedby={`feed-${at}`}
          >
            Open
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The API's base address for this site; it may be on another host. */
function useFeedBase(): string {
  const { siteUrl, apiBase } = useRootData().settings;
  return apiBaseFor(siteUrl === "" ? "" : new URL(siteUrl).hostname, apiBase);
}

function CopyButton({ address, describedBy }: { address: string; describedBy: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = setTimeout(() => setCopied(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  async function copy() {
    const url = new URL(address, window.location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      setCopied((times) => times + 1);
    } catch {
      toast(`Please copy it by hand: ${url}`);
    }
  }
  return (
    <button className="btn" type="button" aria-describedby={describedBy} onClick={copy}>
      {copied > 0 ? "Copied!" : "Copy URL"}
    </button>
  );
}
