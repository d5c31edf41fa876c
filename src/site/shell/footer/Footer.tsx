import { pages } from "#contracts/addresses.ts";
import { product } from "#contracts/product.ts";
import { ConsentButton } from "#site/analytics/ConsentButton.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { useRootData } from "#site/ui/root-data.ts";
import { inLagos } from "#site/ui/time.ts";
import { footerLinks } from "./footer-links.ts";

export function Footer() {
  const { settings, now } = useRootData();
  return (
    <footer className="footer">
      <nav className="footer__links" aria-label="Footer">
        {footerLinks.map(({ label, to }) =>
          to === pages.sitemap ? (
            <a key={label} href={to}>
              {label}
            </a>
          ) : (
            <PageLink key={label} to={to}>
              {label}
            </PageLink>
          ),
        )}
      </nav>
      <p>
        {product.name}: {product.tagline}. Built with AI, automation and open data.
      </p>
      <p>
        © {inLagos(now).day.slice(0, 4)} {product.name}. Headlines belong to their newspapers.{" "}
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
