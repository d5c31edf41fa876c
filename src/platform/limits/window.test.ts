import fc from "fast-check";
import { expect, test } from "vitest";
import { createPasswordAttempts } from "./attempts.ts";
import { createRateWindow } from "./window.ts";

function clockAt(start = 1_000_000_000) {
  let at = start;
  return { now: () => new Date(at), pass: (ms: number) => (at += ms) };
}

test("a key at its limit waits until enough of its counts leave the window", () => {
  const clock = clockAt();
  const window = createRateWindow(clock, 1_000);
  expect(window.wait("a", 2)).toBe(0);
  window.count("a", 3);
  clock.pass(300);
  window.count("a", 3);
  expect([window.wait("a", 1), window.wait("a", 2), window.wait("a", 3)]).toEqual([1_000, 700, 0]);
  expect(window.wait("b", 1)).toBe(0);
  clock.pass(699);
  expect(window.wait("a", 2)).toBe(1);
  clock.pass(1);
  expect(window.wait("a", 2)).toBe(0);
});

test("no more times of a key are kept than its limit needs", () => {
  const clock = clockAt();
  const window = createRateWindow(clock, 1_000);
  for (let times = 0; times < 3; times += 1) {
    clock.pass(100);
    window.count("a", 2);
  }
  expect([window.wait("a", 2), window.wait("a", 3)]).toEqual([900, 0]);
});

test("a key may be counted exactly when its window holds fewer counts than the limit", () => {
  const steps = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), steps, (limit, pauses) => {
      const clock = clockAt();
      const window = createRateWindow(clock, 100);
      const countedTimes: number[] = [];
      for (const pause of pauses) {
        clock.pass(pause);
        const now = clock.now().getTime();
        const inWindow = countedTimes.filter((time) => time > now - 100).length;
        expect(window.wait("k", limit) === 0).toBe(inWindow < limit);
        if (inWindow === limit) continue;
        window.count("k", limit);
        countedTimes.push(now);
      }
    }),
  );
});

test("beyond the maximum of keys the least recently counted is dropped; a forgotten key may count again", () => {
  const window = createRateWindow(clockAt(), 1_000, 2);
  const isFull = (key: string) => window.wait(key, 1) > 0;
  for (const key of ["a", "b", "a", "c"]) window.count(key, 1);
  expect(["a", "b", "c"].map(isFull)).toEqual([true, false, true]);
  window.forget("a");
  expect(isFull("a")).toBe(false);
});

test("setting the clock back by an hour clears the counts; a half-second correction keeps them", () => {
  const clock = clockAt();
  const window = createRateWindow(clock, 1_000);
  window.count("a", 1);
  clock.pass(-500);
  expect(window.wait("a", 1)).toBe(1_500);
  clock.pass(-3_600_000);
  expect(window.wait("a", 1)).toBe(0);
});

test("ten wrong passwords from one line, or 200 from all, are allowed in a quarter of an hour", () => {
  const [one, another] = ["198.51.100.1", "198.51.100.2"];
  const clock = clockAt();
  const attempts = createPasswordAttempts(clock);
  for (let tries = 0; tries < 10; tries += 1) {
    expect(attempts.wait(one)).toBe(0);
    attempts.countWrong(one);
  }
  expect([attempts.wait(one), attempts.wait(another)]).toEqual([900, 0]);
  for (let tries = 10; tries < 200; tries += 1) {
    expect(attempts.wait(another)).toBe(0);
    attempts.countWrong(`203.0.113.${tries}`);
  }
  expect(attempts.wait(another)).toBe(900);
  clock.pass(899_001);
  expect(attempts.wait(another)).toBe(1);
  clock.pass(999);
  expect([attempts.wait(one), attempts.wait(another)]).toEqual([0, 0]);
});

test("the lines that gave wrong passwords are forgotten beyond ten thousand, never the sum of all", () => {
  const clock = clockAt();
  const attempts = createPasswordAttempts(clock);
  const first = "198.51.100.1";
  for (let tries = 0; tries < 10; tries += 1) attempts.countWrong(first);
  for (let line = 0; line < 10_000; line += 1)
    attempts.countWrong(`10.0.${Math.floor(line / 256)}.${line % 256}`);
  expect([attempts.waitOfLine(first), attempts.wait(first)]).toEqual([0, 900]);
});

test("all addresses of one IPv6 line have ten tries together, and lock out nobody else", () => {
  const attempts = createPasswordAttempts(clockAt());
  let wrong = 0;
  for (let host = 1; host <= 1_000; host += 1) {
    const address = `2001:db8:1:2::${host.toString(16)}`;
    if (attempts.wait(address) > 0) continue;
    attempts.countWrong(address);
    wrong += 1;
  }
  expect([wrong, attempts.wait("2001:db8:1:3::1")]).toEqual([10, 0]);
});
