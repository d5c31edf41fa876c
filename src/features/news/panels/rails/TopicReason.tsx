import { ServerText } from "#ui/sentences/ServerText.tsx";

/** Why a topic trends, and how many stories it has. */
export function TopicReason({ reason, stories }: { reason: string; stories: string }) {
  if (reason === "") return stories;
  return (
    <>
      <ServerText text={reason} /> · {stories}
    </>
  );
}
