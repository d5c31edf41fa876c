import { Main } from "./Main.tsx";

interface PlainParts {
  title: string;
  /** Of the title, if it is not English. */
  lang?: string | undefined;
  /** One sentence under the title. */
  says?: React.ReactNode;
  left?: React.ReactNode;
  children?: React.ReactNode;
}

/** A page with its title on top. */
export function PlainPage({ title, lang, says, left, children }: PlainParts) {
  return (
    <Main left={left}>
      <header className="page__head">
        <h1 className="page__title" lang={lang}>
          {title}
        </h1>
        {says ? <p className="page__says">{says}</p> : null}
      </header>
      {children}
    </Main>
  );
}
