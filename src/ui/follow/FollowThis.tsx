import type { Following } from "#contracts/device.ts";
import { Island, lazyPart, whenIdle } from "#ui/lazy/island.tsx";
import { useRootData } from "#ui/root-data.ts";

type Followable = Omit<Following, "followedAt">;

const button = lazyPart<Followable>(
  () => import("./FollowThisButton.lazy.tsx").then(({ FollowThisButton }) => FollowThisButton),
  whenIdle,
);

/** Follows a topic, a story, a club or a search from where it is shown, on this device only. */
export function FollowThis(thing: Followable) {
  const { lite } = useRootData();
  return lite ? null : <Island part={button} props={thing} />;
}
