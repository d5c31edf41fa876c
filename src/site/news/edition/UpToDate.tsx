import { useId } from "react";
import { editionPage, pages } from "#contracts/addresses.ts";
import { useRead } from "#site/device/stores/reading.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import type { Front, ShownEdition } from "./front.ts";
import { clockOf, whenOf } from "./wording.ts";

interface Parts extends Pick<Front, "nextAt" | "earlier"> {
  edition: ShownEdition;
}

/** An edition ends: what it was, when the next one comes, and the one before it. */
export function UpToDate({ edition, nextAt, earlier }: Parts) {
  const id = useId();
  return (
    <section className="end" aria-labelledby={id}>
      <div>
        <h2 className="end__title" id={id}>
          You are up to date
        </h2>
        <p className="end__when num">
          <span>{whenOf(edition)}</span> · <span>next edition at {clockOf(nextAt)}</span>
        </p>
        <p className="end__note">
          <Read edition={edition} />
          {earlier ? (
            <PageLink className="link" to={editionPage(earlier)}>
              The edition before
            </PageLink>
          ) : null}
        </p>
      </div>
      <PageLink className="btn" to={pages.newsletter}>
        Get it by e-mail
      </PageLink>
    </section>
  );
}

/** Known on this device only, so it is not in the page as it comes. */
function Read({ edition: { stories } }: { edition: ShownEdition }) {
  const read = useRead();
  const count = stories.filter(({ _id }) => read.has(_id)).length;
  return count === 0 ? null : (
    <>
      You have read {count} of its {counted(stories.length, "story", "stories")}.{" "}
    </>
  );
}
