import { ServerText } from "#ui/sentences/ServerText.tsx";

/** Why a story is popular, in the server's words. */
export function PopularReason({ reason }: { reason: string }) {
  return (
    <p className="rank__note num">
      <ServerText text={reason} />
    </p>
  );
}
