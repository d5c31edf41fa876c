import { placePage } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Label } from "#ui/sentences/Label.tsx";

/** The states where the event is, each leading to its page. */
export function PlaceLinks({ places }: { places: readonly { slug: string; name: string }[] }) {
  return places.map(({ slug, name }) => (
    <PageLink className="link" key={slug} to={placePage(slug)}>
      <Label text={name} />
    </PageLink>
  ));
}
