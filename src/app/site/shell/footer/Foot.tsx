import { NewsletterCard } from "#features/letters/panels/NewsletterCard.tsx";
import { Footer } from "./Footer.tsx";

/** The end of the right column, and of the page on a phone. */
export function Foot() {
  return (
    <>
      <NewsletterCard />
      <Footer />
    </>
  );
}
