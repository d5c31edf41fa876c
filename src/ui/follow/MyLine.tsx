import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";

interface MyLineProps {
  to: string;
  /** What the reader follows; without it the line only says where it leads. */
  name?: string;
  says: string;
  lang?: string | undefined;
}

/** One line of fixed height, so that the layout does not shift when what is followed has been read. */
export function MyLine({ to, name, says, lang }: MyLineProps) {
  return (
    <p className="my-club num">
      <PageLink className="my-club__link" to={to}>
        {name === undefined ? null : <b>{name}</b>}
        {/* Another sentence, not the same one moved: it stands elsewhere once a name precedes it. */}
        <span key={name} className="my-club__says" lang={lang}>
          {says}
        </span>
        <Icon name="next" small />
      </PageLink>
    </p>
  );
}
