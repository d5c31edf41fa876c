import type { ComponentType } from "react";
import { useAnswer } from "#ask/answers.ts";
import { pages } from "#contracts/addresses.ts";
import type * as api from "#contracts/all/api.ts";
import { useFollowedPapers } from "#device/stores/follows.ts";
import { type FeedPage, feedPageOf } from "#features/news/panels/feed/feed-page.ts";
import { DeviceEmpty } from "#ui/empty/DeviceEmpty.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Failure } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import type { ListPageProps, WaitingProps } from "./list-page-props.ts";

interface FollowedPapersListProps extends ListPageProps {
  Listed: ComponentType<ListPageProps & { first: FeedPage }>;
  Waiting: ComponentType<WaitingProps>;
}

/** The names of the followed papers leave the device only to get this answer, and are not stored elsewhere. */
export function FollowedPapersList({ Listed, Waiting, ...props }: FollowedPapersListProps) {
  const { say } = useWords();
  const followed = useFollowedPapers();
  const params = { ...props.question.params, followed: followed?.join("|") };
  const { answer, failed, retry } = useAnswer(
    props.question.address as typeof api.news.latest,
    followed?.length ? params : null,
  );
  if (answer) {
    return (
      <Listed
        {...props}
        key={params.followed}
        question={{ ...props.question, params }}
        first={feedPageOf(answer)}
      />
    );
  }
  if (failed) {
    return (
      <Waiting {...props}>
        <Failure message={say("The stories of your newspapers could not be loaded.")} retry={retry} />
      </Waiting>
    );
  }
  return <Waiting {...props}>{followed?.length === 0 ? <FollowsNobody /> : null}</Waiting>;
}

function FollowsNobody() {
  const { say } = useWords();
  return (
    <DeviceEmpty>
      <p>{say("You do not follow any newspaper yet. Follow some, and their stories will appear here.")}</p>
      <PageLink className="btn" to={pages.publishers}>
        {say("Choose newspapers")}
      </PageLink>
    </DeviceEmpty>
  );
}
