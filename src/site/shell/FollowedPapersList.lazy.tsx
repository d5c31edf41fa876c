import type { ComponentType } from "react";
import { pages } from "#contracts/addresses.ts";
import { useAnswer } from "#site/data/answers.ts";
import { useFollowedPapers } from "#site/device/stores/follows.ts";
import { type FeedPage, feedPageOf } from "#site/news/feed/feed-page.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Empty, Failure } from "#site/ui/states.tsx";
import { useWords } from "#site/words/words.ts";
import type { ListPageParts, WaitingParts } from "./list-parts.ts";

interface FollowerParts extends ListPageParts {
  Listed: ComponentType<ListPageParts & { first: FeedPage }>;
  Waiting: ComponentType<WaitingParts>;
}

/** The names of the followed papers leave the device only to get this answer, and are not stored elsewhere. */
export function FollowedPapersList({ Listed, Waiting, ...parts }: FollowerParts) {
  const { say } = useWords();
  const followed = useFollowedPapers();
  const params = { ...parts.question.params, followed: followed?.join("|") };
  const { answer, failed, retry } = useAnswer(
    parts.question.address as "GET /articles/latest",
    followed?.length ? params : null,
  );
  if (answer) {
    return (
      <Listed
        {...parts}
        key={params.followed}
        question={{ ...parts.question, params }}
        first={feedPageOf(answer)}
      />
    );
  }
  if (failed) {
    return (
      <Waiting {...parts}>
        <Failure message={say("The stories of your newspapers could not be loaded.")} retry={retry} />
      </Waiting>
    );
  }
  return <Waiting {...parts}>{followed?.length === 0 ? <FollowsNobody /> : null}</Waiting>;
}

function FollowsNobody() {
  const { say } = useWords();
  return (
    <Empty>
      <p>{say("You do not follow any newspaper yet. Follow some, and their stories will appear here.")}</p>
      <PageLink className="btn" to={pages.publishers}>
        {say("Choose newspapers")}
      </PageLink>
    </Empty>
  );
}
