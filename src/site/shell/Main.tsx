interface MainParts {
  /** The left sidebar: at the left on wide screens, after the first part on all others. */
  left?: React.ReactNode;
  /** What follows the sidebar on narrow screens. */
  rest?: React.ReactNode;
  children: React.ReactNode;
}

/** The main column of a page, where the skip link leads. */
export function Main({ left, rest, children }: MainParts) {
  return (
    <main className={left ? "main main--left" : "main"} id="main" tabIndex={-1}>
      <div className="part">{children}</div>
      {left}
      {rest ? <div className="part part--rest">{rest}</div> : null}
    </main>
  );
}
