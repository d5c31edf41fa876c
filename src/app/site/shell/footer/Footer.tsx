import { categoryPage, pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ConsentButton } from "#ui/analytics/ConsentButton.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { inLagos } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { Languages } from "./Languages.tsx";

export function Footer() {
  const { say } = useWords();
  const { settings, now } = useRootData();
  return (
    <footer className="footer">
      <nav className="footer__links" aria-label={say("Footer")}>
        {footerLinks.map(({ label, to }) =>
          to === pages.sitemap ? (
            <a key={label} href={to}>
              {say(label)}
            </a>
          ) : (
            <PageLink key={label} to={to}>
              {say(label)}
            </PageLink>
          ),
        )}
      </nav>
      <Languages />
      <p>
        {product.name}: {say(product.tagline)}. {say("Built with AI, automation and open data.")}
      </p>
      <p>
        © {inLagos(now).day.slice(0, 4)} {product.name}. {say("Headlines belong to their newspapers.")}{" "}
        <a className="link" href={`mailto:${settings.contactEmail}`}>
          {settings.contactEmail}
        </a>
      </p>
      <p>
        <ConsentButton />
      </p>
    </footer>
  );
}

const footerLinks = [
  { label: "Business", to: categoryPage("Business") },
  { label: "Nigeria League", to: pages.league },
  { label: "Entertainment", to: categoryPage("Entertainment") },
  { label: "Events", to: pages.events },
  { label: "Markets", to: pages.markets },
  { label: "Daily Brief", to: pages.dailyBrief },
  { label: "Lifestyle", to: categoryPage("Lifestyle") },
  { label: "Politics", to: categoryPage("Politics") },
  { label: "Health", to: categoryPage("Health") },
  { label: "About", to: pages.about },
  { label: "Privacy", to: pages.privacy },
  { label: "Terms", to: pages.terms },
  { label: "Contact", to: pages.contact },
  { label: "Copyright", to: pages.copyright },
  { label: "Disclaimer", to: pages.disclaimer },
  { label: "Publishers", to: pages.publishers },
  { label: "Developers", to: pages.developers },
  { label: "Sitemap", to: pages.sitemap },
  { label: "Feedback", to: pages.feedback },
  { label: "Careers", to: pages.careers },
  { label: "Newsletter", to: pages.newsletter },
  { label: "Advertise here", to: pages.contact },
] as const;
