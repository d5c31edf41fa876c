import { Told } from "#site/ui/sentences/Told.tsx";

/** Why a topic trends, and how many stories it has. */
export function Why({ reason, stories }: { reason: string; stories: string }) {
  if (reason === "") return stories;
  return (
    <>
      <Told text={reason} /> · {stories}
    </>
  );
}
