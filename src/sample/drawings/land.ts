import { box, type Drawing, disc, drawEach, scallops, shape, stroke } from "./shapes.ts";

export const ferry: Drawing = (palette) =>
  box(0, 360, 960, 180, palette.first) +
  scallops(420, palette.sky, 3) +
  shape("M150 330h680l-70 100H220z", palette.second) +
  box(150, 320, 680, 18, palette.pale) +
  box(270, 230, 420, 90, palette.pale, 8) +
  drawEach([300, 380, 460, 540, 620], (x) => box(x, 252, 48, 42, palette.first, 6)) +
  box(240, 206, 480, 24, palette.third) +
  box(560, 140, 12, 70, palette.dark) +
  shape("M572 142h80l-18 22l18 22h-80z", palette.second);

export const river: Drawing = (palette) =>
  shape("M0 380q180-150 360 0zM300 380q240-210 520 0zM700 380q140-110 260-20v20z", palette.third) +
  box(0, 380, 960, 160, palette.first) +
  scallops(410, palette.sky, 3) +
  shape("M260 420h420q-40 60-110 60H370q-80 0-110-60z", palette.dark) +
  box(455, 330, 26, 96, palette.second, 12) +
  disc(468, 308, 24, palette.dark) +
  stroke("M500 290L580 500", palette.pale, 9);

export const fish: Drawing = (palette) =>
  box(0, 300, 960, 240, palette.first) +
  scallops(330, palette.sky, 5) +
  drawEach([0, 1, 2], (i) => {
    const x = 190 + i * 260;
    const y = 240 + (i % 2) * 130;
    const body = i % 2 ? palette.sun : palette.second;
    return (
      shape(`M${x} ${y}q100-90 190 0l50-46v92l-50-46q-90 90-190 0z`, body) +
      disc(x + 44, y - 10, 9, palette.dark) +
      stroke(`M${x + 84} ${y - 34}q20 34 0 68`, palette.pale, 6)
    );
  });

export const farm: Drawing = (palette) =>
  drawEach([0, 1, 2, 3], (row) =>
    shape(`M0 ${380 + row * 40}h960v42H0z`, row % 2 ? palette.third : palette.ground),
  ) +
  drawEach([70, 190, 310, 430, 550, 670, 790, 900], (x, i) => {
    const y = 430 + (i % 2) * 40;
    return (
      stroke(`M${x} ${y}V${y - 150}`, palette.dark, 8) +
      shape(
        `M${x} ${y - 40}q-70-20-80-90q70 10 80 90zM${x} ${y - 70}q70-20 80-90q-70 10-80 90z`,
        palette.third,
      ) +
      disc(x, y - 156, 18, palette.sun)
    );
  }) +
  box(720, 250, 130, 130, palette.second) +
  shape("M700 250l85-80l85 80z", palette.dark) +
  box(765, 310, 40, 70, palette.pale);

export const trees: Drawing = (palette) =>
  drawEach([130, 340, 560, 790], (x, i) => {
    const y = 210 + (i % 2) * 40;
    return (
      box(x - 16, y, 32, 250, "#5a3a28") +
      disc(x, y, 96, i % 2 ? palette.third : "#2c7a57") +
      disc(x - 62, y + 44, 62, "#2c7a57") +
      disc(x + 62, y + 44, 62, palette.third) +
      drawEach([-40, 10, 50], (dx) => disc(x + dx, y + 20 - dx / 3, 11, palette.sun))
    );
  }) +
  box(400, 440, 180, 16, palette.dark) +
  box(415, 456, 14, 46, palette.dark) +
  box(550, 456, 14, 46, palette.dark);

export const rain: Drawing = (palette) =>
  disc(300, 150, 80, palette.pale) +
  disc(420, 120, 110, palette.pale) +
  disc(560, 150, 90, palette.pale) +
  box(240, 150, 380, 80, palette.pale, 40) +
  stroke(
    Array.from(
      { length: 22 },
      (_, i) => `M${60 + (i % 11) * 84} ${260 + (i % 4) * 30 + (i > 10 ? 90 : 0)}l-22 60`,
    ).join(""),
    palette.first,
    8,
  ) +
  shape("M540 400a130 120 0 0 1 260 0z", palette.second) +
  shape("M626 400a44 120 0 0 1 88 0z", palette.pale) +
  stroke("M670 400v90q0 24 24 24t24-24", palette.dark, 10);

export const pitch: Drawing = (palette) =>
  box(0, 330, 960, 210, "#2c7a57") +
  drawEach([0, 240, 480, 720], (x) => shape(`M${x} 330h120l-40 210h-140z`, "#35895f")) +
  stroke("M0 470h960M480 330v210", palette.pale, 6) +
  `<ellipse cx="480" cy="440" rx="130" ry="56" fill="none" stroke="${palette.pale}" stroke-width="6"/>` +
  stroke("M120 400V230h220v170M120 230l30 30v140M340 230l-20 30", palette.pale, 9) +
  drawEach([700, 860], (x) => box(x, 110, 10, 230, palette.dark) + box(x - 46, 80, 100, 46, palette.sun, 6)) +
  disc(600, 430, 32, palette.pale) +
  shape("M600 412l17 12l-7 20h-20l-7-20z", palette.dark);

export const track: Drawing = (palette) =>
  box(0, 350, 960, 190, "#b7573a") +
  stroke("M0 400h960M0 446h960M0 494h960", palette.pale, 6) +
  drawEach([220, 440, 660], (x, i) => {
    const shirt = [palette.first, palette.third, "#e0a63a"][i] ?? palette.first;
    return (
      disc(x + 16, 208, 28, palette.dark) +
      stroke(
        `M${x} 250L${x - 14} 340L${x + 40} 390L${x + 20} 450M${x - 14} 340L${x - 56} 400L${x - 110} 400`,
        palette.dark,
        20,
      ) +
      stroke(`M${x} 262L${x - 50} 310M${x + 4} 262L${x + 60} 300L${x + 84} 262`, palette.dark, 16) +
      stroke(`M${x + 2} 256L${x - 12} 330`, shirt, 42)
    );
  });
