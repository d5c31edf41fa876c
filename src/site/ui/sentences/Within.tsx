interface WithinParts {
  /** A whole sentence, in which `part` stands wherever its language has put it. */
  text: string;
  part: string;
  /** What stands there instead: the same words in bold, or as a link. */
  children: React.ReactNode;
}

export function Within({ text, part, children }: WithinParts) {
  const at = text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      {children}
      {text.slice(at + part.length)}
    </>
  );
}
