import type { MediaNs } from "feedsmith";
import type { RawPicture } from "./raw-feed.ts";

type Media = MediaNs.ItemOrFeed | undefined;

export function mediaPictures(media: Media): RawPicture[] {
  const contents = [
    ...(media?.contents ?? []),
    ...(media?.groups ?? []).flatMap(({ contents = [] }) => contents),
  ];
  const thumbnails = [
    ...(media?.thumbnails ?? []),
    ...contents.flatMap(({ thumbnails = [] }) => thumbnails),
    ...(media?.groups ?? []).flatMap(({ thumbnails = [] }) => thumbnails),
  ];
  return [
    ...contents.map(({ url, type, medium, width }) => ({ url, type, medium, width })),
    ...thumbnails.map(({ url, width }) => ({ url, width, medium: "image" })),
  ];
}

/** A group is the same picture in several sizes, and may have a description of its own. */
export function mediaDescriptions(media: Media): (string | undefined)[] {
  const { description, groups = [], contents = [] } = media ?? {};
  return [description, ...[...groups, ...contents].map((part) => part.description)].map(
    (text) => text?.value,
  );
}

export function mediaTitle(media: Media): string | undefined {
  return media?.title?.value ?? media?.groups?.find(({ title }) => title?.value)?.title?.value;
}
