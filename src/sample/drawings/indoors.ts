import { box, type Drawing, disc, drawEach, scallops, shape, stroke } from "./shapes.ts";

export const classroom: Drawing = (palette) =>
  box(0, 0, 960, 540, palette.sky) +
  box(0, 420, 960, 120, palette.ground) +
  box(180, 70, 600, 250, palette.dark, 6) +
  box(194, 84, 572, 222, "#2c7a57") +
  stroke("M240 150h180M240 200h260M240 250h120M560 250l60-110l60 110zM585 205h70", palette.pale, 8) +
  drawEach(
    [120, 400, 680],
    (x) =>
      box(x, 400, 180, 20, palette.second) +
      box(x + 14, 420, 14, 90, palette.dark) +
      box(x + 152, 420, 14, 90, palette.dark) +
      box(x + 60, 378, 70, 22, palette.first),
  );

export const clinic: Drawing = (palette) =>
  box(120, 170, 420, 280, palette.pale) +
  shape("M90 170L330 70L570 170z", palette.first) +
  box(300, 330, 80, 120, palette.second) +
  box(160, 250, 90, 70, palette.sky) +
  box(420, 250, 90, 70, palette.sky) +
  shape("M310 110h40v-30h0v0h-40zM300 200h60v60h-60z", palette.second) +
  shape("M322 206h16v16h16v16h-16v16h-16v-16h-16v-16h16z", palette.pale) +
  stroke("M640 140v90a70 70 0 0 0 140 0v-90M710 300v60a60 60 0 0 0 120 0v-30", palette.dark, 14) +
  disc(830, 306, 32, palette.dark) +
  disc(830, 306, 18, palette.pale) +
  disc(640, 134, 12, palette.second) +
  disc(780, 134, 12, palette.second);

export const drum: Drawing = (palette) =>
  box(0, 430, 960, 110, palette.ground) +
  scallops(440, palette.dark, 2) +
  shape("M360 120h240l-70 160l70 160H360l70-160z", palette.second) +
  stroke(
    "M370 124l62 150l-62 160M420 124l36 150l-36 160M480 124v310M540 124l-36 150l36 160M590 124l-62 150l62 160",
    palette.pale,
    6,
  ) +
  `<ellipse cx="480" cy="120" rx="124" ry="36" fill="${palette.pale}"/><ellipse cx="480" cy="440" rx="124" ry="36" fill="${palette.dark}"/><ellipse cx="480" cy="120" rx="96" ry="24" fill="${palette.sun}"/>` +
  stroke("M660 60q90 60 40 150l-60 30", palette.dark, 16) +
  disc(640, 242, 20, palette.first) +
  drawEach([150, 230, 780, 850], (x, i) =>
    stroke(`M${x} ${180 + (i % 2) * 60}q30 40 0 80`, palette.first, 9),
  );

export const antenna: Drawing = (palette) =>
  stroke(
    "M300 470L480 130L660 470M350 380h260M390 300h180M430 220h100M350 380l220-80M610 380l-220-80M390 300l140-80M570 300l-140-80",
    palette.dark,
    10,
  ) +
  disc(480, 116, 18, palette.second) +
  drawEach([60, 110, 160], (r) =>
    stroke(
      `M${480 - r} ${116 - r / 2}a${r} ${r} 0 0 0 0 ${r}M${480 + r} ${116 - r / 2}a${r} ${r} 0 0 1 0 ${r}`,
      palette.first,
      10,
    ),
  ) +
  box(700, 400, 150, 80, palette.second) +
  shape("M685 400l90-60l90 60z", palette.dark) +
  stroke("M110 470l40-90", palette.dark, 10) +
  shape("M80 300q110-30 150 80q-110 30-150-80z", palette.pale);

export const screen: Drawing = (palette) =>
  box(0, 420, 960, 120, palette.ground) +
  box(180, 120, 480, 290, palette.dark, 16) +
  box(204, 144, 432, 242, palette.pale) +
  box(140, 410, 560, 26, palette.first, 12) +
  stroke("M240 330l70-70l60 40l90-110l70 50l70-70", palette.second, 11) +
  box(740, 190, 120, 240, palette.dark, 18) +
  box(752, 214, 96, 178, palette.third) +
  drawEach([240, 280, 320], (y) => box(766, y, 68, 14, palette.pale, 7)) +
  disc(800, 410, 9, palette.pale);

export const pot: Drawing = (palette) =>
  box(0, 440, 960, 100, palette.ground) +
  shape("M270 250h420q40 190-120 210H390q-160-20-120-210z", palette.dark) +
  `<ellipse cx="480" cy="250" rx="214" ry="46" fill="${palette.second}"/><ellipse cx="480" cy="250" rx="180" ry="32" fill="#b7573a"/>` +
  drawEach([360, 430, 500, 570], (x, i) =>
    disc(x, 244 + (i % 2) * 14, 14, i % 2 ? palette.third : palette.sun),
  ) +
  stroke("M600 240L760 90", "#5a3a28", 18) +
  drawEach([390, 480, 560], (x) => stroke(`M${x} 190q-30-40 0-70q30-34 0-70`, palette.pale, 9)) +
  shape("M330 520l40-50l30 30l50-50l40 60l50-50l30 40l40-30l20 50z", palette.sun);

export const cloth: Drawing = (palette) =>
  box(0, 0, 960, 540, palette.sky) +
  stroke("M0 70h960", palette.dark, 10) +
  drawEach([60, 360, 660], (x, i) => {
    const fill = ["#243b63", palette.second, palette.third][i] ?? palette.first;
    const marks = Array.from(
      { length: 12 },
      (_, at) => [x + 40 + (at % 3) * 80, 120 + Math.floor(at / 3) * 90] as const,
    );
    return (
      box(x, 70, 240, 400, fill) +
      marks
        .map(([cx, cy]) =>
          i === 1
            ? box(cx - 20, cy - 20, 40, 40, palette.pale) + box(cx - 8, cy - 8, 16, 16, fill)
            : disc(cx, cy, 30, palette.pale) + disc(cx, cy, 18, fill) + disc(cx, cy, 7, palette.pale),
        )
        .join("") +
      drawEach([x + 20, x + 220], (at) => box(at - 6, 56, 12, 34, palette.sun))
    );
  });

export const books: Drawing = (palette) =>
  box(0, 0, 960, 540, palette.sky) +
  box(80, 240, 800, 18, palette.dark) +
  box(80, 470, 800, 18, palette.dark) +
  drawEach([100, 150, 214, 260, 330, 380, 450, 510, 560, 640, 690, 760, 820], (x, i) => {
    const fill =
      [palette.first, palette.second, palette.third, "#e0a63a", palette.dark][i % 5] ?? palette.first;
    const high = 120 + ((i * 37) % 50);
    return box(x, 240 - high, 42, high, fill) + box(x + 8, 260 - high, 26, 8, palette.pale);
  }) +
  drawEach([110, 170, 220, 290, 340, 400], (x, i) => {
    const fill =
      ["#e0a63a", palette.first, palette.second, palette.third, palette.first, palette.second][i] ??
      palette.first;
    const high = 130 + ((i * 53) % 60);
    return box(x, 470 - high, 44, high, fill) + box(x + 8, 490 - high, 28, 8, palette.pale);
  }) +
  shape("M520 430q80-50 150 0q70-50 150 0v36q-80-40-150 0q-70-40-150 0z", palette.pale) +
  stroke("M670 430v36", palette.dark, 5);
