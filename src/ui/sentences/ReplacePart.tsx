interface ReplacePartProps {
  /** A whole sentence that contains `part`, wherever its language puts it. */
  text: string;
  part: string;
  /** Shown in place of `part`: the same words in bold, or as a link. */
  children: React.ReactNode;
}

export function ReplacePart({ text, part, children }: ReplacePartProps) {
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
