import { expect, test } from "vitest";
import { drawPoster, type Poster } from "./draw.ts";

/**
 * The position of each part, as "colour left top right bottom" in whole pixels: lines of text, blocks and
 * dots. What is in a group is measured in the group's own units, after a line that says where the group stands.
 */
function layout(poster: Poster): string[] {
  return [...drawPoster(poster).matchAll(/<(path|rect|circle|g) ([^>]+?)\/?>/g)].map(([, tag, text = ""]) => {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(text)?.[1] ?? "";
    const [x, y, wide, high] = ["x", "y", "width", "height"].map((name) => Number(of(name)));
    if (tag === "g") return of("transform") || "clipped";
    if (tag === "rect") return box(of("fill"), [x!, x! + wide!], [y!, y! + high!]);
    if (tag === "circle") return `${of("fill")} dot ${of("cx")} ${of("cy")} ${of("r")} ${of("stroke")}`;
    const points = [...of("d").matchAll(/[MLQC]([-\d. ]+)/g)].map(([, list = ""]) =>
      list.trim().split(" ").map(Number),
    );
    return box(
      of("fill"),
      points.flatMap((list) => list.filter((_, at) => at % 2 === 0)),
      points.flatMap((list) => list.filter((_, at) => at % 2 === 1)),
    );
  });
}

function box(fill: string, xs: readonly number[], ys: readonly number[]): string {
  const edges = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return `${fill} ${edges.map(Math.round).join(" ")}`;
}

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00Z`;

test("a headline stands between the mark and the rule, its badge at the right, its papers on the rule", () => {
  const poster: Poster = {
    title: "Ferry runs aground near Takwa Bay, forty passengers are rescued",
    category: "Business",
    badge: "Business",
    foot: "Told by Iroko Post, Savannah Herald, Delta Ledger and The Harbour Gazette",
    aside: "Also in 3 papers",
    coverage: {
      dots: [
        { at: at(6), copy: false },
        { at: at(9), copy: true },
        { at: at(12), copy: true },
        { at: at(18), copy: false },
      ],
      lastTold: at(20),
      here: 1,
    },
  };
  expect(layout(poster)).toMatchInlineSnapshot(`
    [
      "#e6eef7 0 0 0 0",
      "#1f4a80 0 0 0 0",
      "translate(80 64) scale(2)",
      "#fff 0 0 0 0",
      "#00784a 0 0 21 0",
      "#14191a 9 0 21 22",
      "#14191a 161 77 357 118",
      "#1f4a80 958 68 1120 120",
      "#fff 980 83 1099 104",
      "#14191a 82 187 776 257",
      "#14191a 81 273 861 343",
      "#14191a 81 359 904 429",
      "none 80 480 80 480",
      "#00784a dot 100 480 20 ",
      "#e6eef7 dot 316.0 480 9.5 #1f4a80",
      "#e6eef7 dot 532.0 480 9.5 #1f4a80",
      "#1f4a80 dot 964.0 480 12 ",
      "#14191a 316 463 316 463",
      "#00784a 82 510 234 528",
      "#14191a 956 510 1119 528",
      "#14191a 81 554 829 588",
      "#1f4a80 901 559 1119 587",
    ]
  `);
});

test("two clubs stand beside their badges, the middle between them, the forecast's parts below", () => {
  const duel = {
    home: "Bendel Insurance",
    away: "Rangers International",
    middle: "v",
    note: "Kick-off 16:00",
    percentages: { home: 60, draw: 27, away: 13 },
  };
  const poster: Poster = {
    title: "",
    category: "Sports",
    badge: null,
    foot: "12 December",
    aside: "Matchday 17",
    duel,
  };
  expect(layout(poster)).toMatchInlineSnapshot(`
    [
      " 0 0 5 20",
      "#fdfdfb 0 0 0 0",
      "#00784a 0 0 0 0",
      "translate(80 44) scale(2)",
      "#fff 0 0 0 0",
      "#00784a 0 0 21 0",
      "#14191a 9 0 21 22",
      "#14191a 161 57 357 98",
      "#3b4442 713 61 1120 91",
      "#14191a 80 124 80 124",
      "translate(80 170) scale(6.8)",
      "clipped",
      "#3c5a8c 0 0 0 0",
      "#fbf6ea 0 0 0 0",
      "#16231f 0 7 0 7",
      "#fbf6ea 5 9 15 13",
      "none 0 0 5 20",
      "translate(984 170) scale(6.8)",
      "clipped",
      "#2c7a57 0 0 0 0",
      "#fbf6ea 8 0 8 0",
      "#16231f 0 7 0 7",
      "#fbf6ea 5 9 15 13",
      "none 0 0 5 20",
      "#14191a 245 208 376 237",
      "#14191a 245 253 436 281",
      "#14191a 801 209 955 245",
      "#14191a 698 251 955 281",
      "#5a6360 586 234 615 259",
      "#00784a 80 358 702 402",
      "#b9beb7 707 358 982 402",
      "#5a6360 987 358 1120 402",
      "#006b42 83 429 200 473",
      "#00784a 80 494 102 516",
      "#3b4442 116 495 392 515",
      "#14191a 542 429 659 473",
      "#b9beb7 550 494 572 516",
      "#3b4442 585 495 650 515",
      "#14191a 1001 429 1118 473",
      "#5a6360 746 494 768 516",
      "#3b4442 782 495 1118 521",
      "#5a6360 82 570 580 596",
    ]
  `);
  expect(layout({ ...poster, duel: { ...duel, middle: "2–1", percentages: null } })).toMatchInlineSnapshot(`
    [
      " 0 0 5 20",
      "#fdfdfb 0 0 0 0",
      "#00784a 0 0 0 0",
      "translate(80 44) scale(2)",
      "#fff 0 0 0 0",
      "#00784a 0 0 21 0",
      "#14191a 9 0 21 22",
      "#14191a 161 57 357 98",
      "#3b4442 713 61 1120 91",
      "#14191a 80 124 80 124",
      "translate(80 238) scale(6.8)",
      "clipped",
      "#3c5a8c 0 0 0 0",
      "#fbf6ea 0 0 0 0",
      "#16231f 0 7 0 7",
      "#fbf6ea 5 9 15 13",
      "none 0 0 5 20",
      "translate(984 238) scale(6.8)",
      "clipped",
      "#2c7a57 0 0 0 0",
      "#fbf6ea 8 0 8 0",
      "#16231f 0 7 0 7",
      "#fbf6ea 5 9 15 13",
      "none 0 0 5 20",
      "#14191a 245 276 376 305",
      "#14191a 245 321 436 349",
      "#14191a 801 277 955 313",
      "#14191a 698 319 955 349",
      "#14191a 545 283 655 335",
      "#5a6360 82 570 580 596",
    ]
  `);
});
