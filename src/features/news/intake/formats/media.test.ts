import { expect, test } from "vitest";
import { mediaDescriptions, mediaPictures, mediaTitle } from "./media.ts";

test("the pictures of an entry are its contents, its groups' contents, and all their thumbnails", () => {
  const part = (name: string) => ({ url: name, thumbnails: [{ url: `${name}-small`, width: 120 }] });
  const pictures = mediaPictures({
    contents: [{ ...part("own"), type: "image/png", width: 600 }],
    groups: [{ contents: [part("grouped"), { url: "bare" }], thumbnails: [{ url: "of-group" }] }, {}],
    thumbnails: [{ url: "small" }],
  });
  expect(pictures.map(({ url }) => url)).toEqual([
    ...["own", "grouped", "bare"],
    ...["small", "own-small", "grouped-small", "of-group"],
  ]);
  expect(pictures[0]).toMatchObject({ type: "image/png", width: 600 });
  expect(pictures[4]).toEqual({ url: "own-small", width: 120, medium: "image" });
});

test("an entry without media has neither pictures nor descriptions nor a title", () => {
  expect([mediaPictures(undefined), mediaDescriptions(undefined), mediaTitle(undefined)]).toEqual([
    [],
    [undefined],
    undefined,
  ]);
});

test("the entry's own description comes before those of its groups and contents", () => {
  const described = (value: string) => ({ description: { value } });
  const media = { ...described("own"), groups: [described("group")], contents: [described("content"), {}] };
  expect(mediaDescriptions(media)).toEqual(["own", "group", "content", undefined]);
});

test.each([
  ["its own", { title: { value: "own" }, groups: [{ title: { value: "group" } }] }, "own"],
  ["that of the first group that has one", { groups: [{}, { title: { value: "second" } }] }, "second"],
  ["none", { groups: [{}] }, undefined],
])("the title of an entry's media is %s", (_, media, title) => {
  expect(mediaTitle(media)).toBe(title);
});
