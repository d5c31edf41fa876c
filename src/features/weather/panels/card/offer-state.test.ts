import { beforeEach, expect, test } from "vitest";
import { following, followThing, unfollowThing } from "#device/stores/following.lazy.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { waitFor } from "#tests/support/waiting.ts";
import { onToast, type Toast } from "#ui/toasts/toast.ts";
import { english } from "#words/words.ts";
import { offerState } from "./offer-state.lazy.ts";

emptyDevice();

const toasts: Toast[] = [];
beforeEach(() => void onToast((toast) => toasts.push(toast)));
const said = () => toasts.splice(0).map(({ message }) => message);

test("the state of a chosen city is offered once, and followed if the reader takes it", async () => {
  await offerState("London", english);
  expect(said()).toEqual([]);
  await offerState("Minna", english);
  const [offer] = toasts;
  expect(said()).toEqual(["Follow the news from Niger too?"]);
  offer?.action?.run();
  await waitFor(async () => (await following()).length === 1);
  expect(await following()).toMatchObject([{ kind: "place", id: "niger", label: "Niger" }]);
  await unfollowThing({ kind: "place", id: "niger", label: "Niger" });
  await offerState("Lagos", english);
  expect(said()).toEqual([]);
});

test("who follows a state is not asked", async () => {
  await followThing({ kind: "place", id: "kano", label: "Kano" });
  await offerState("Lagos", english);
  expect(said()).toEqual([]);
});
