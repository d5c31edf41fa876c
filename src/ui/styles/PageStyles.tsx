interface PageStyleProps {
  name: string;
  /** The style rules, known to the server only. */
  text: string;
  /** The same rules as a file, for a reader who comes from another page of the site. */
  file: string;
}

/** A domain's own rules, in the HTML of its pages only. After a soft navigation the page waits for the file. */
export function PageStyles({ name, text, file }: PageStyleProps) {
  if (import.meta.env.SSR) {
    return (
      <style href={name} precedence="page">
        {text}
      </style>
    );
  }
  if (document.querySelector(`style[data-href~="${name}"]`)) return null;
  return <link rel="stylesheet" href={file} precedence="page" />;
}
