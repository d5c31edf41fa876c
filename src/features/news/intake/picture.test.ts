import { expect, test } from "vitest";
import type { RawEntry, RawPicture } from "./formats/raw-feed.ts";
import { findPicture } from "./picture.ts";

function pictureIn(pictures: readonly RawPicture[], text = ""): string | null {
  const entry = { pictures, contents: [text], summaries: [] } as unknown as RawEntry;
  return findPicture(entry, "https://palm.example/")?.replace("https://palm.example/", "") ?? null;
}

test.each<[RawPicture, string | null]>([
  [{ url: "a.jpg" }, "a.jpg"],
  [{ url: "a.JPEG?w=1" }, "a.JPEG?w=1"],
  [{ url: "a.mp4" }, null],
  [{ url: "a" }, null],
  [{ url: "a", medium: "image" }, "a"],
  [{ url: "a.jpg", medium: "video" }, null],
  [{ url: "a", type: "image/webp" }, "a"],
  [{ url: "a.jpg", type: "audio/mpeg" }, null],
  [{ url: "a.svg", type: "image/svg+xml" }, null],
  [{ url: "a.jpg", width: 99 }, null],
  [{ url: "a.jpg", width: 100 }, "a.jpg"],
  [{ url: "a.jpg", type: "image/jpeg", width: 1 }, null],
  [{ url: "" }, null],
  [{ url: "pixel/a.jpg" }, null],
])("the picture of an entry that names %j is %j", (picture, address) => {
  expect(pictureIn([picture])).toBe(address);
});

test("the widest picture is chosen, else the first, else the one in the text", () => {
  const pictures = [{ url: "a.jpg" }, { url: "b.jpg", width: 300 }, { url: "c.jpg", width: 600 }];
  const text = '<p><img src="t.jpg"></p>';
  expect(pictureIn(pictures, text)).toBe("c.jpg");
  expect(pictureIn([{ url: "a.jpg" }, { url: "b.jpg" }], text)).toBe("a.jpg");
  expect(pictureIn([{ url: "javascript:1", medium: "image" }], text)).toBe("t.jpg");
});

test.each([
  ['<img src="a.jpg" width="99px">', null],
  ['<img src="a.jpg" height=" 1 ">', null],
  ['<img src="a.jpg" width="100">', "a.jpg"],
  ['<img data-lazy-src="a.jpg" src="data:image/gif;base64,R0">', "a.jpg"],
  ['<img src="spacer.png"><img src="b.png">', "b.png"],
  ['<img alt="none">', null],
])("the picture in the text %s is %j", (text, address) => expect(pictureIn([], text)).toBe(address));
