import { box, type Drawing, disc, drawEach, scallops, shape, stroke } from "./shapes.ts";

export const ferry: Drawing = (l) =>
  box(0, 360, 960, 180, l.first) +
  scallops(420, l.sky, 3) +
  shape("M150 330h680l-70 100H220z", l.second) +
  box(150, 320, 680, 18, l.pale) +
  box(270, 230, 420, 90, l.pale, 8) +
  drawEach([300, 380, 460, 540, 620], (x) => box(x, 252, 48, 42, l.first, 6)) +
  box(240, 206, 480, 24, l.third) +
  box(560, 140, 12, 70, l.dark) +
  shape("M572 142h80l-18 22l18 22h-80z", l.second);

export const river: Drawing = (l) =>
  shape("M0 380q180-150 360 0zM300 380q240-210 520 0zM700 380q140-110 260-20v20z", l.third) +
  box(0, 380, 960, 160, l.first) +
  scallops(410, l.sky, 3) +
  shape("M260 420h420q-40 60-110 60H370q-80 0-110-60z", l.dark) +
  box(455, 330, 26, 96, l.second, 12) +
  disc(468, 308, 24, l.dark) +
  stroke("M500 290L580 500", l.pale, 9);

export const fish: Drawing = (l) =>
  box(0, 300, 960, 240, l.first) +
  scallops(330, l.sky, 5) +
  drawEach([0, 1, 2], (i) => {
    const x = 190 + i * 260;
    const y = 240 + (i % 2) * 130;
    const body = i % 2 ? l.sun : l.second;
    return (
      shape(`M${x} ${y}q100-90 190 0l50-46v92l-50-46q-90 90-190 0z`, body) +
      disc(x + 44, y - 10, 9, l.dark) +
      stroke(`M${x + 84} ${y - 34}q20 34 0 68`, l.pale, 6)
    );
  });

export const farm: Drawing = (l) =>
  drawEach([0, 1, 2, 3], (row) => shape(`M0 ${380 + row * 40}h960v42H0z`, row % 2 ? l.third : l.ground)) +
  drawEach([70, 190, 310, 430, 550, 670, 790, 900], (x, i) => {
    const y = 430 + (i % 2) * 40;
    return (
      stroke(`M${x} ${y}V${y - 150}`, l.dark, 8) +
      shape(`M${x} ${y - 40}q-70-20-80-90q70 10 80 90zM${x} ${y - 70}q70-20 80-90q-70 10-80 90z`, l.third) +
      disc(x, y - 156, 18, l.sun)
    );
  }) +
  box(720, 250, 130, 130, l.second) +
  shape("M700 250l85-80l85 80z", l.dark) +
  box(765, 310, 40, 70, l.pale);

export const trees: Drawing = (l) =>
  drawEach([130, 340, 560, 790], (x, i) => {
    const y = 210 + (i % 2) * 40;
    return (
      box(x - 16, y, 32, 250, "#5a3a28") +
      disc(x, y, 96, i % 2 ? l.third : "#2c7a57") +
      disc(x - 62, y + 44, 62, "#2c7a57") +
      disc(x + 62, y + 44, 62, l.third) +
      drawEach([-40, 10, 50], (dx) => disc(x + dx, y + 20 - dx / 3, 11, l.sun))
    );
  }) +
  box(400, 440, 180, 16, l.dark) +
  box(415, 456, 14, 46, l.dark) +
  box(550, 456, 14, 46, l.dark);

export const rain: Drawing = (l) =>
  disc(300, 150, 80, l.pale) +
  disc(420, 120, 110, l.pale) +
  disc(560, 150, 90, l.pale) +
  box(240, 150, 380, 80, l.pale, 40) +
  stroke(
    Array.from(
      { length: 22 },
      (_, i) => `M${60 + (i % 11) * 84} ${260 + (i % 4) * 30 + (i > 10 ? 90 : 0)}l-22 60`,
    ).join(""),
    l.first,
    8,
  ) +
  shape("M540 400a130 120 0 0 1 260 0z", l.second) +
  shape("M626 400a44 120 0 0 1 88 0z", l.pale) +
  stroke("M670 400v90q0 24 24 24t24-24", l.dark, 10);

export const pitch: Drawing = (l) =>
  box(0, 330, 960, 210, "#2c7a57") +
  drawEach([0, 240, 480, 720], (x) => shape(`M${x} 330h120l-40 210h-140z`, "#35895f")) +
  stroke("M0 470h960M480 330v210", l.pale, 6) +
  `<ellipse cx="480" cy="440" rx="130" ry="56" fill="none" stroke="${l.pale}" stroke-width="6"/>` +
  stroke("M120 400V230h220v170M120 230l30 30v140M340 230l-20 30", l.pale, 9) +
  drawEach([700, 860], (x) => box(x, 110, 10, 230, l.dark) + box(x - 46, 80, 100, 46, l.sun, 6)) +
  disc(600, 430, 32, l.pale) +
  shape("M600 412l17 12l-7 20h-20l-7-20z", l.dark);

export const track: Drawing = (l) =>
  box(0, 350, 960, 190, "#b7573a") +
  stroke("M0 400h960M0 446h960M0 494h960", l.pale, 6) +
  drawEach([220, 440, 660], (x, i) => {
    const shirt = [l.first, l.third, "#e0a63a"][i] ?? l.first;
    return (
      disc(x + 16, 208, 28, l.dark) +
      stroke(
        `M${x} 250L${x - 14} 340L${x + 40} 390L${x + 20} 450M${x - 14} 340L${x - 56} 400L${x - 110} 400`,
        l.dark,
        20,
      ) +
      stroke(`M${x} 262L${x - 50} 310M${x + 4} 262L${x + 60} 300L${x + 84} 262`, l.dark, 16) +
      stroke(`M${x + 2} 256L${x - 12} 330`, shirt, 42)
    );
  });
