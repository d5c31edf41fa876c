import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";

interface MyLineProps {
  /** What the reader follows, with its page and a line about it; null until that is known, or if nothing is followed. */
  followed: { to: string; name: string; says: string; lang?: string | undefined } | null;
  fallback: { to: string; text: string };
}

/** One line of fixed height, so that the layout does not shift when what is followed has been read. */
export function MyLine({ followed, fallback }: MyLineProps) {
  return (
    <p className="my-club num">
      <PageLink className="my-club__link" to={followed?.to ?? fallback.to}>
        {followed ? (
          <>
            <b>{followed.name}</b>
            <span className="my-club__says" lang={followed.lang}>
              {followed.says}
            </span>
          </>
        ) : (
          <span className="my-club__says">{fallback.text}</span>
        )}
        <Icon name="next" small />
      </PageLink>
    </p>
  );
}
