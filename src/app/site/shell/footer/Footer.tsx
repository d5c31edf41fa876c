import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ConsentButton } from "#ui/analytics/ConsentButton.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { inLagos } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import { footerLinks } from "./footer-links.ts";
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
