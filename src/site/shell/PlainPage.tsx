import { Main } from "./Main.tsx";

interface PlainParts {
  title: string;
  /** One sentence under the title. */
  says?: React.ReactNode;
  left?: React.ReactNode;
  children?: React.ReactNode;
}

/** A page with its title on top. */
export function PlainPage({ title, says, left, children }: PlainParts) {
  return (
    <Main left={left}>
      <header className="page__head">
        <h1 className="page__title">{title}</h1>
        {says ? <p className="page__says">{says}</p> : null}
      </header>
      {children}
    </Main>
  );
}
