import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { ApiCall } from "#contracts/meta.ts";
import { ContactLink } from "#features/info/panels/ContactLink.tsx";
import { InfoStyles } from "#features/info/panels/InfoStyles.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { counted } from "#ui/figures/counted.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { Section } from "#ui/Section.tsx";

const developers = page(async (ask) => ask(api.meta.calls));

export const loader = developers.loader;
export const clientLoader = developers.clientLoader;
export const meta = infoMeta(
  "Developers",
  "An open API to Nigeria's news, markets and league.",
  pages.developers,
);

export default function Developers({ loaderData: { calls } }: PageProps<typeof developers>) {
  const { siteUrl, apiBase } = useRootData().settings;
  const base = apiBase.production.startsWith("/") ? siteUrl + apiBase.production : apiBase.production;
  return (
    <PlainPage
      title="Developers"
      subtitle="Everything on these pages comes from an open API. It is free to read, needs no key, and answers any origin."
    >
      <InfoStyles />
      <Section title="Start">
        <div className="prose">
          <p>
            The base address is <code>{base}</code>. Answers are JSON in UTF-8, times are UTC in ISO 8601. The
            machine-readable description is{" "}
            <a className="link" href="/api/openapi.json">
              openapi.json
            </a>{" "}
            (OpenAPI 3.1), generated from the same schemas that check each answer.
          </p>
        </div>
      </Section>
      <Section title="Examples">
        <Examples base={base} />
      </Section>
      <Section title="Limits">
        <Limits />
      </Section>
      <Section title="Feeds and calendars">
        <Elsewhere />
      </Section>
      <Section title="For your own page">
        <Embeds siteUrl={siteUrl} />
      </Section>
      <Section title="Reference" subtitle={counted(calls.length, "call")}>
        <CallList calls={calls} />
      </Section>
    </PlainPage>
  );
}

const examples = [
  { description: "The five most read and most told stories now", path: "/trending/popular?limit=5" },
  { description: "What is trending, and why", path: "/trending/ai" },
  {
    description: "Everything about the naira in the last week",
    path: "/articles/search?period=7d&q=naira",
  },
  { description: "The league's table", path: "/npfl/standings/current" },
  { description: "The indices of the exchange", path: "/stocks/summary" },
] as const;

function Examples({ base }: { base: string }) {
  return (
    <Lines
      of={examples.map(({ description, path }) => ({ says: description, line: `curl "${base}${path}"` }))}
    />
  );
}

/** Lines to copy, each below what it does. */
function Lines({ of }: { of: readonly { says: string; line: string }[] }) {
  return (
    <ul className="examples">
      {of.map(({ says, line }) => (
        <li key={line}>
          <p>{says}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard. */}
          <pre className="code" tabIndex={0}>
            {line}
          </pre>
        </li>
      ))}
    </ul>
  );
}

function Limits() {
  return (
    <ul className="prose">
      <li>
        Reading has no fixed limit. Each answer carries an <code>ETag</code>: ask again with{" "}
        <code>If-None-Match</code>, and one that has not changed costs a few bytes (304). Whether anything has
        changed, <code>/meta/versions</code> tells.
      </li>
      <li>
        The forms (newsletter, feedback, corrections) each accept 10 submissions in 10 minutes from one
        network; after that they answer 429 with Retry-After. A page of another site cannot send them (403).
      </li>
      <li>
        A submission is JSON of at most 64 KB. With an <code>Idempotency-Key</code> it may be repeated safely:
        the first answer is given again.
      </li>
      <li>
        Refusals are JSON too: <code>error</code> is a sentence, <code>detail</code> says where and why, and
        what is allowed (400, 403, 404, 409, 413, 415, 422, 429, 503). An address that does not take a method
        answers 405 and names in <code>Allow</code> those that it takes; so does OPTIONS.
      </li>
      <li>
        Fields may be added at any time; ignore those that you do not know. While this site is in beta, a
        field or an address that has lost its meaning may go.
      </li>
      <li>
        Name the newspaper and link to it; do not republish summaries in bulk. The{" "}
        <PageLink className="link" to={pages.terms}>
          terms
        </PageLink>{" "}
        say the rest. Do you have bigger plans? <ContactLink subject="API" />
      </li>
    </ul>
  );
}

/** The last part of each embed's address. */
const embeds = [
  { title: "The league's table", path: "npfl-table" },
  { title: "The markets", path: "markets" },
  { title: "A story, with the last part of its page's address", path: "story/ID" },
  { title: "A topic, with the last part of its page's address", path: "topic/ID" },
] as const;

function Embeds({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <p className="prose">
        One line of HTML puts a small frame into your page: no script, no cookie, at most 5 KB, light or dark
        as the reader's device is, always up to date. With <code>?language=ha</code> (or pcm, yo, ig) markets,
        stories and topics lead to the pages in that language.
      </p>
      <Lines
        of={embeds.map(({ title, path }) => ({
          says: title,
          line: `<iframe src="${siteUrl}/embed/${path}" title="${title.split(",")[0]}" width="360" height="480"></iframe>`,
        }))}
      />
    </>
  );
}

function Elsewhere() {
  return (
    <ul className="prose">
      <li>
        <PageLink className="link" to={pages.rss}>
          RSS feeds
        </PageLink>{" "}
        of all news, each category, paper, topic and search; with <code>.json</code> as JSON Feed. Each names
        its hub (WebSub), which sends it to your program within seconds of a change.
      </li>
      <li>Calendars (iCalendar) of the league's fixtures and of events, linked from their pages.</li>
    </ul>
  );
}

/** The API reference, with one expandable group for each first segment of a path. */
function CallList({ calls }: { calls: readonly ApiCall[] }) {
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
        {fresh_for > 0 ? `Refreshed at least every ${duration(fresh_for)}.` : "Never cached."}
      </p>
    </li>
  );
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`;
}
