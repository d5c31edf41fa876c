import { beforeEach, expect, test, vi } from "vitest";
import { following, followThing, unfollowThing } from "#device/stores/following.lazy.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { waitFor } from "#tests/support/waiting.ts";
import { onToast, type Toast } from "#ui/toasts/toast.ts";
import { english } from "#words/words.ts";
import { offerState } from "./offer-state.lazy.ts";

emptyDevice();

const places: Record<string, object> = {
  "/api/places/Warri": { slug: "delta", name: "Delta" },
  "/api/places/Lagos": { slug: "lagos", name: "Lagos" },
};
const asked: string[] = [];
const toasts: Toast[] = [];
const said = () => toasts.splice(0).map(({ message }) => message);

beforeEach(() => {
  asked.length = 0;
  Object.assign(window, { location: { hostname: "gist.example" } });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const place = places[address];
    return Response.json(place ? { place } : { error: "none", code: "not-found" }, {
      status: place ? 200 : 404,
    });
  });
  onToast((toast) => toasts.push(toast));
});

test("the state of a chosen city is offered once, and followed if the reader takes it", async () => {
  await offerState("London", english);
  expect(said()).toEqual([]);
  await offerState("Warri", english);
  const [offer] = toasts;
  expect(said()).toEqual(["Follow the news from Delta too?"]);
  offer?.action?.run();
  await waitFor(async () => (await following()).length === 1);
  expect(await following()).toMatchObject([{ kind: "place", id: "delta", label: "Delta" }]);
  await unfollowThing({ kind: "place", id: "delta", label: "Delta" });
  await offerState("Lagos", english);
  expect(said()).toEqual([]);
});

test("who follows a state is not asked, nor is the server", async () => {
  await followThing({ kind: "place", id: "kano", label: "Kano" });
  await offerState("Lagos", english);
  expect([said(), asked]).toEqual([[], []]);
});
