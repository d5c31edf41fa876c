import { pages } from "#contracts/addresses.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { unfollow, useFollowedPapers } from "#device/stores/follows.ts";
import { useStorageRefusal } from "#ui/empty/DeviceEmpty.tsx";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

export function Followed() {
  const { say } = useWords();
  const followed = useFollowedPapers() ?? [];
  const refusal = useStorageRefusal();
  return (
    <Section title={say("Followed newspapers")}>
      {followed.length === 0 ? <p className="source-note">{say(refusal ?? "You follow none yet.")}</p> : null}
      <ul>
        {followed.map((publisher) => (
          <li className="drawer__row" key={publisher}>
            <span className="menu__item">{publisher}</span>
            <button
              className="icon-btn"
              type="button"
              aria-label={say("Unfollow {paper}", { paper: publisher })}
              onClick={() =>
                unfollow(publisher).catch((error) =>
                  showWriteFailure("The newspaper could not be unfollowed.", error),
                )
              }
            >
              <Icon name="close" small />
            </button>
          </li>
        ))}
      </ul>
      <PageLink className="section__more" to={pages.following}>
        {say("What is new in everything you follow")} <Icon name="next" small />
      </PageLink>
      <PageLink className="section__more" to={pages.since}>
        {say("What is new since you last looked")} <Icon name="next" small />
      </PageLink>
      <PageLink className="section__more" to={pages.publishers}>
        {say("All newspapers")} <Icon name="next" small />
      </PageLink>
    </Section>
  );
}
