import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import { Picture } from "./Picture.tsx";

/** The main column between both sidebars, beside the right one, and alone. */
const MAIN_COLUMN = "(min-width: 1200px) 650px, (min-width: 768px) 60vw, 100vw";

interface LeadPictureProps {
  address: string | null;
  category: string;
  paper: string | null;
  paperLang: string | undefined;
  /** Its width on the page, as the `sizes` attribute has it, if it is not the main column's. */
  wide?: string;
  /** Where it leads to, unless the page is about it. */
  to?: string;
}

/** A picture across the page, with its paper's name cut into its lower edge. */
export function LeadPicture(props: LeadPictureProps) {
  const { address, category, paper, paperLang, wide = MAIN_COLUMN, to } = props;
  const { say } = useWords();
  const picture = <Picture address={address} category={category} wide={wide} first />;
  return (
    <figure className="lead__top">
      {to === undefined ? (
        <div className="lead__pic">{picture}</div>
      ) : (
        <PageLink className="lead__pic" to={to} tabIndex={-1} aria-hidden="true">
          {picture}
        </PageLink>
      )}
      <figcaption className="lead__credit">
        {say("Picture:")} <span lang={paperLang}>{paper || say("Unknown")}</span>
      </figcaption>
    </figure>
  );
}
