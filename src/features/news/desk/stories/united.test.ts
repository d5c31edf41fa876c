import { expect, test } from "vitest";
import type { DeskArticle } from "./desk-article.ts";
import { createStoryDesk, type Placement } from "./story-desk.ts";

function placeAll(articles: readonly DeskArticle[]): Placement[] {
  const desk = createStoryDesk({ level: "loose" });
  return articles.map((article) => desk.place(article));
}

test("when stories are united, the older one's id is kept, whichever id sorts first", () => {
  const titles = [
    "Ferry runs aground near Takwa Bay, 40 passengers rescued",
    "Passengers stranded for hours as engine of Lagos boat fails",
    "Ferry runs aground near Takwa Bay as engine fails, 40 stranded passengers rescued in Lagos",
  ];
  for (const ids of [
    ["x", "y", "z"],
    ["z", "y", "x"],
  ]) {
    const placements = placeAll(
      titles.map((title, at) => ({ id: ids[at] ?? "", title, paper: `paper ${at}`, time: at })),
    );
    expect(placements.at(-1)?.story).toBe(ids[0]);
  }
});
