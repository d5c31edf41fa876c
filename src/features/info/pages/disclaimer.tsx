import { pageWithoutData } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { infoMeta } from "#features/info/panels/info-meta.ts";
import { TextPage } from "#features/info/panels/TextPage.tsx";
import { PageLink } from "#ui/PageLink.tsx";

export const loader = pageWithoutData.loader;
export const clientLoader = pageWithoutData.clientLoader;
export const meta = infoMeta(
  "Disclaimer",
  "What you can rely on here, and what you cannot.",
  pages.disclaimer,
);

export default function Disclaimer() {
  return (
    <TextPage
      title="Disclaimer"
      subtitle="What you can rely on here, and what you cannot."
      asOf="November 2026"
    >
      <h2>News</h2>
      <p>
        The articles here were written by newspapers, and are their responsibility. That we show a story does
        not mean that we have checked it or agree with it. When many papers report the same thing, it may
        still come from one source; we mark copies of one text where we recognise them. Read the original
        before you act on it.
      </p>
      <h2>AI analysis</h2>
      <p>
        Categories, topics, scores, the grouping of stories and the states that they are about are found by
        programs and can be wrong. They are not a judgement on any person or paper. The names of towns and
        local governments by which a state is known are from GeoNames (geonames.org), under CC BY 4.0.
      </p>
      <h2>Money</h2>
      <p>
        Market figures, exchange rates and indicators come from public sources, may be late, and are shown
        with their time. They are neither an offer nor advice to buy or sell anything. The naira's rate here
        is the official one; your bank's may differ. Ask an adviser licensed by the Securities and Exchange
        Commission before you invest.
      </p>
      <h2>Football</h2>
      <p>
        Predictions are made by a learning algorithm whose accuracy will improve over time. They are for the
        love of the game, not for betting. If betting has become a burden, talk to someone. Referees,
        attendance and scorers have no free source, so we show none.
      </p>
      <h2>Weather and health</h2>
      <p>
        The weather is a forecast for a city, not a warning for your street: follow the Nigerian
        Meteorological Agency. Health news is no substitute for a doctor.
      </p>
      <h2>Links and ads</h2>
      <p>
        Links lead to sites that we do not control. Ads are marked as such, and do not express our views.{" "}
        {product.name} is not connected with any newspaper, league, party or government. If you find a
        mistake,{" "}
        <PageLink className="link" to={pages.contact}>
          please tell us
        </PageLink>
        .
      </p>
    </TextPage>
  );
}
