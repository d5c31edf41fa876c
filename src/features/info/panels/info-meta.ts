import { headTags } from "#ui/frame/metadata.ts";

/** The `meta` function of a static page. */
export function infoMeta(title: string, description: string, path: string) {
  return (args: Parameters<typeof headTags>[0]) => headTags(args, { title, description, path });
}
