import { MoreNews } from "./footer/MoreNews.tsx";
import { Main } from "./Main.tsx";

interface PlainParts {
  title: string;
  /** The language of the title, if it is not English. */
  lang?: string | undefined;
  /** One sentence under the title. */
  says?: React.ReactNode;
  /** Beside the title, where there is room. */
  tools?: React.ReactNode;
  left?: React.ReactNode;
  /** Set while the content is still being loaded: anything below would be pushed away by it. */
  waits?: boolean;
  children?: React.ReactNode;
}

/** A page with its title on top. */
export function PlainPage({ title, lang, says, tools, left, waits, children }: PlainParts) {
  return (
    <Main left={left}>
      <header className={tools ? "page__head page__head--tools" : "page__head"}>
        <h1 className="page__title" lang={lang}>
          {title}
        </h1>
        {tools}
        {says ? <p className="page__says">{says}</p> : null}
      </header>
      {children}
      {left || waits ? null : <MoreNews />}
    </Main>
  );
}
