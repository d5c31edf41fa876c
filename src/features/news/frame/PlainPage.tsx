import { Crumbs } from "#ui/frame/Crumbs.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { MoreNews } from "./more/MoreNews.tsx";

interface PlainProps {
  title: string;
  /** The language of the title, if it is not English. */
  lang?: string | undefined;
  /** The page above this one, if that is not the front page. */
  crumbs?: React.ReactNode;
  /** One sentence under the title. */
  subtitle?: React.ReactNode;
  /** Beside the title, where there is room. */
  tools?: React.ReactNode;
  leftSidebar?: React.ReactNode;
  /** Set while the content is still being loaded: anything below would be pushed away by it. */
  isLoading?: boolean;
  children?: React.ReactNode;
}

/** A page with its title on top. */
export function PlainPage({
  title,
  lang,
  crumbs,
  subtitle,
  tools,
  leftSidebar,
  isLoading,
  children,
}: PlainProps) {
  return (
    <Main leftSidebar={leftSidebar}>
      {crumbs ? <Crumbs>{crumbs}</Crumbs> : null}
      <header className={tools ? "page__head page__head--tools" : "page__head"}>
        <h1 className="page__title" lang={lang}>
          {title}
        </h1>
        {tools}
        {subtitle ? <p className="page__says">{subtitle}</p> : null}
      </header>
      {children}
      {leftSidebar || isLoading ? null : <MoreNews />}
    </Main>
  );
}
