import type { ApiCall } from "#contracts/meta.ts";
import { counted } from "#ui/figures/counted.ts";

/** The API reference, with one expandable group for each first segment of a path. */
export function CallList({ calls }: { calls: readonly ApiCall[] }) {
  const groups = [...new Set(calls.map(groupOf))];
  return groups.map((group) => {
    const groupCalls = calls.filter((call) => groupOf(call) === group);
    return (
      <details key={group} className="fold">
        <summary>
          <code>/{group}</code>
          <span className="calls__count">{counted(groupCalls.length, "call")}</span>
        </summary>
        <ul>
          {groupCalls.map((call) => (
            <Call key={`${call.method} ${call.path}`} call={call} />
          ))}
        </ul>
      </details>
    );
  });
}

function groupOf({ path }: ApiCall): string {
  return path.split("/")[1] ?? "";
}

function Call({ call: { method, path, says, words, fresh_for } }: { call: ApiCall }) {
  return (
    <li className="calls__one">
      <p>
        <code className="calls__path">
          <strong>{method}</strong> {path}
        </code>
      </p>
      <p>{says}</p>
      {words.length > 0 ? (
        <ul className="calls__words">
          {words.map(({ name, required, kind }) => (
            <li key={name}>
              <code>{name}</code> {kind}
              {required ? ", required" : ""}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="source-note">
        {fresh_for > 0 ? `An answer is valid for ${duration(fresh_for)}.` : "Never cached."}
      </p>
    </li>
  );
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`;
}
