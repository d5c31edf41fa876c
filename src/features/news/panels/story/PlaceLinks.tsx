import { placePage } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";

/** The states where the event is, each leading to its page. */
export function PlaceLinks({ places }: { places: readonly { slug: string; name: string }[] }) {
  return places.map(({ slug, name }) => (
    <PageLink className="link" key={slug} to={placePage(slug)}>
      {name}
    </PageLink>
  ));
}
