import { useId } from "react";

interface SectionProps {
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  subtitle?: React.ReactNode;
  /** To the right of the title. */
  aside?: React.ReactNode;
  /** Set if the section ends with a link, which has its own space. */
  more?: boolean;
  className?: string;
  children: React.ReactNode;
}

/** A section begins with a rule and a serif title. */
export function Section({ title, lang, subtitle, aside, more, className = "", children }: SectionProps) {
  const id = useId();
  return (
    <section className={`section${more ? " section--more" : ""} ${className}`.trimEnd()} aria-labelledby={id}>
      <div className="section__head">
        <h2 className="section__title" id={id} lang={lang}>
          {title}
        </h2>
        {aside}
        {subtitle ? <p className="section__sub">{subtitle}</p> : null}
      </div>
      {children}
    </section>
  );
}
