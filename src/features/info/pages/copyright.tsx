import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ContactLink } from "#features/info/panels/ContactLink.tsx";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { TextPage } from "#features/info/panels/TextPage.tsx";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;
export const meta = infoMeta(
  "Copyright",
  "Who owns the words and pictures, and how to object.",
  pages.copyright,
);

export default function Copyright() {
  return (
    <TextPage
      title="Copyright"
      subtitle="Who owns the words and pictures, and how to object."
      asOf="November 2026"
    >
      <h2>The newspapers' works</h2>
      <p>
        Headlines, summaries and pictures belong to the newspapers that published them. We take them from the
        feeds that the papers offer for this purpose, show an extract with the paper's name, and link to the
        original in a way that search engines may follow. We republish no article and bypass no paywall. What
        a paper's robots.txt or terms forbid, we do not collect.
      </p>
      <h2>Ours</h2>
      <p>
        The arrangement of the pages, the topics, the forecasts and the words of {product.name} are ours. You
        may quote them with a link. The fonts are those of your device.
      </p>
      <h2>Data</h2>
      <p>
        The league's results of past seasons are public domain (CC0). Market, weather, film and music data
        carry their source and its licence where they are shown.
      </p>
      <h2>If you want something removed</h2>
      <p>
        A newspaper that does not want to be listed need only write one line to{" "}
        <ContactLink subject="Please remove us" />; it is removed within one working day. For a single work,
        under the Nigerian Copyright Act 2022 (sections 54 to 61), please tell us:
      </p>
      <ul>
        <li>which work it is, and that you own it or may act for its owner;</li>
        <li>the address on our site where it appears;</li>
        <li>your name and how to reach you;</li>
        <li>that what you state is true to the best of your knowledge, with your signature or typed name.</li>
      </ul>
      <p>
        We take the content down without delay, and tell you and whoever supplied it. If that was a mistake,
        they may object within ten working days, and we restore it unless you show us a court order. We stop
        collecting from anyone who repeatedly supplies unlawful content. Send notices to{" "}
        <ContactLink subject="Copyright notice" />.
      </p>
    </TextPage>
  );
}
