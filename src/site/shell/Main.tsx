interface MainParts {
  /** The left sidebar: on the left on wide screens, otherwise after the first part. */
  left?: React.ReactNode;
  /** What follows the sidebar on narrow screens. */
  rest?: React.ReactNode;
  children: React.ReactNode;
}

/** The main column of a page, the target of the skip link. */
export function Main({ left, rest, children }: MainParts) {
  return (
    <main className={left ? "main main--left" : "main"} id="main" tabIndex={-1}>
      <div className="part">{children}</div>
      {left}
      {rest ? <div className="part part--rest">{rest}</div> : null}
    </main>
  );
}
