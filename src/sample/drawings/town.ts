import { box, type Drawing, disc, drawEach, scallops, shape, stroke, wheel } from "./shapes.ts";

export const market: Drawing = (palette) =>
  drawEach([150, 400, 650, 860], (x, i) => {
    const top = [palette.first, palette.second, palette.third, palette.first][i] ?? palette.first;
    return (
      box(x - 5, 230, 10, 220, palette.dark) +
      shape(`M${x - 130} 250a130 110 0 0 1 260 0z`, top) +
      shape(`M${x - 44} 250a44 110 0 0 1 88 0z`, palette.pale)
    );
  }) +
  drawEach(
    [90, 330, 580, 800],
    (x) => box(x, 400, 170, 26, palette.dark) + box(x + 10, 426, 150, 60, palette.second),
  ) +
  drawEach([120, 165, 210, 360, 405, 450, 610, 655, 700, 830, 875, 920], (x, i) =>
    disc(x, 384, 22, i % 3 ? palette.second : palette.third),
  );

export const danfo: Drawing = (palette) =>
  box(0, 430, 960, 110, palette.dark) +
  drawEach([40, 280, 520, 760], (x) => box(x, 480, 120, 10, palette.pale)) +
  shape("M170 180h560q50 0 70 60l30 90v100H150V210q0-30 20-30z", "#e0a63a") +
  box(150, 320, 680, 18, palette.dark) +
  box(150, 350, 680, 10, palette.dark) +
  drawEach([190, 320, 450, 580], (x) => box(x, 215, 100, 85, palette.sky, 8)) +
  shape("M710 215h25q25 0 35 35l14 50h-74z", palette.sky) +
  box(800, 375, 34, 22, palette.pale, 6) +
  wheel(280, 435, 50, palette) +
  wheel(690, 435, 50, palette);

export const power: Drawing = (palette) =>
  drawEach([180, 480, 780], (x, i) => {
    const y = 120 + i * 14;
    return (
      stroke(
        `M${x - 60} 440L${x - 12} ${y}h24L${x + 60} 440M${x - 46} 340h92M${x - 30} 240h60`,
        palette.dark,
        9,
      ) +
      stroke(`M${x - 80} ${y + 40}h160M${x - 60} ${y + 90}h120`, palette.dark, 9) +
      drawEach([x - 76, x + 76], (at) => disc(at, y + 54, 9, palette.second))
    );
  }) +
  stroke("M0 190Q90 240 104 174Q330 280 404 188Q620 290 704 202Q860 290 960 220", palette.first, 4) +
  stroke("M256 174Q330 240 404 188M556 188Q630 250 704 202", palette.first, 4) +
  box(60, 430, 190, 70, palette.first) +
  drawEach([60, 125, 190], (x) => stroke(`M${x} 430v70`, palette.pale, 3)) +
  stroke("M60 465h190", palette.pale, 3);

export const road: Drawing = (palette) =>
  shape("M380 380h200l360 160H20z", palette.dark) +
  shape("M472 380h16l8 40h-32zM460 440h40l14 50h-68zM440 510h80l8 30h-96z", palette.pale) +
  shape("M0 380q120-120 260 0z", palette.third) +
  shape("M560 380q190-190 400 0z", palette.first) +
  box(700, 300, 10, 130, palette.dark) +
  box(640, 240, 130, 70, palette.second, 6) +
  stroke("M665 275h70m-20-18l22 18l-22 18", palette.pale, 8) +
  drawEach([90, 190, 860], (x) => box(x, 330, 10, 90, palette.dark) + disc(x + 5, 310, 44, palette.third));

export const hall: Drawing = (palette) =>
  shape("M180 200L480 90L780 200z", palette.second) +
  box(180, 200, 600, 34, palette.dark) +
  drawEach([210, 320, 430, 530, 640, 720], (x) => box(x, 234, 40, 190, palette.pale)) +
  box(250, 234, 70, 190, palette.first) +
  box(360, 234, 70, 190, palette.first) +
  box(470, 234, 60, 190, palette.dark) +
  box(570, 234, 70, 190, palette.first) +
  box(680, 234, 40, 190, palette.first) +
  box(150, 424, 660, 26, palette.dark) +
  box(110, 450, 740, 30, palette.pale) +
  disc(480, 160, 26, palette.pale) +
  stroke("M480 146v14l10 8", palette.dark, 5) +
  box(476, 30, 8, 62, palette.dark) +
  box(484, 32, 30, 40, "#2c7a57") +
  box(514, 32, 30, 40, palette.pale) +
  box(544, 32, 30, 40, "#2c7a57");

export const bridge: Drawing = (palette) =>
  box(0, 400, 960, 140, palette.first) +
  scallops(430, palette.sky, 3) +
  box(0, 300, 960, 28, palette.dark) +
  drawEach([120, 360, 600, 840], (x) => box(x - 18, 328, 36, 130, palette.dark)) +
  drawEach(
    [240, 720],
    (x) =>
      stroke(`M${x} 120v190`, palette.second, 14) +
      stroke(`M${x - 220} 296L${x} 130L${x + 220} 296`, palette.second, 6),
  ) +
  stroke("M130 296L240 200L350 296M610 296L720 200L830 296", palette.second, 5) +
  drawEach(
    [60, 480, 900],
    (x) => stroke(`M${x} 298v-70h26`, palette.dark, 6) + disc(x + 30, 234, 11, palette.sun),
  );

export const coins: Drawing = (palette) =>
  drawEach([0, 1, 2], (pile) => {
    const x = 230 + pile * 240;
    const high = [4, 7, 5][pile] ?? 4;
    return drawEach(
      Array.from({ length: high }, (_, coin) => 430 - coin * 34),
      (y) =>
        `<ellipse cx="${x}" cy="${y + 14}" rx="92" ry="30" fill="${palette.dark}"/><ellipse cx="${x}" cy="${y}" rx="92" ry="30" fill="#e0a63a"/><ellipse cx="${x}" cy="${y}" rx="62" ry="18" fill="${palette.second}"/>`,
    );
  }) +
  stroke("M120 250Q330 90 480 160T850 70", palette.first, 12) +
  shape("M862 62l-44 4l22 36z", palette.first);

export const cinema: Drawing = (palette) =>
  box(0, 0, 960, 540, palette.dark) +
  shape("M480 40L860 330H100z", "#3c4a45") +
  box(210, 90, 540, 260, palette.pale, 6) +
  disc(480, 230, 78, palette.second) +
  shape("M456 186l72 44l-72 44z", palette.pale) +
  drawEach(
    [60, 180, 300, 420, 540, 660, 780, 900],
    (x) => disc(x, 440, 38, palette.first) + box(x - 52, 470, 104, 80, palette.first, 22),
  ) +
  drawEach(
    [0, 120, 240, 360, 480, 600, 720, 840, 960],
    (x) => disc(x, 500, 38, palette.third) + box(x - 52, 520, 104, 80, palette.third, 22),
  );
