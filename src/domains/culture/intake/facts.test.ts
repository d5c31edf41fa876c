import { expect, test } from "vitest";
import { cityIn } from "./city.ts";
import { cleanText, webAddress } from "./clean.ts";
import { readEventTime } from "./event-time.ts";
import { readOffers } from "./offers.ts";

test.each([
  [{ price: 5000, priceCurrency: "NGN" }, "₦5,000"],
  [{ price: "1500.5" }, "₦1,500.5"],
  [{ price: 1 }, "₦1"],
  [{ price: 0 }, "Free"],
  [{ price: 20, priceCurrency: "USD" }, "USD 20"],
  [{ price: 20, priceCurrency: "$" }, "₦20"],
  [{ lowPrice: 3000, price: 9000 }, "from ₦3,000"],
  [{ price: -1 }, null],
  [{ price: "soon" }, null],
  [[{ price: 0 }, { price: 5000 }], "from ₦0"],
  [[{ price: 9000 }, { price: 5000, priceCurrency: "USD" }], "from USD 5,000"],
  [[null, "5000", { price: 100 }, { price: "soon" }], "₦100"],
  [[], null],
  [null, null],
  ["5000", null],
  [undefined, null],
])("the price of the offers %j is %j", (offers, price) => expect(readOffers(offers)).toBe(price));

test.each([
  ["2026-12-01T18:00:00Z", undefined, "2026-12-01T18:00:00.000Z"],
  ["20261201T180000Z", undefined, "2026-12-01T18:00:00.000Z"],
  ["2026-12-01T18:00:00.500+05:30", undefined, "2026-12-01T12:30:00.000Z"],
  ["2026-12-01 18:00-0330", undefined, "2026-12-01T21:30:00.000Z"],
  ["20261201T1800", "Africa/Lagos", "2026-12-01T17:00:00.000Z"],
  ["20260701T180000", "Europe/London", "2026-07-01T17:00:00.000Z"],
  ["20261201T000000", "America/New_York", "2026-12-01T05:00:00.000Z"],
  ["2026-13-01", undefined, undefined],
  ["2026-12-01T25:00", undefined, undefined],
  ["1 December 2026", undefined, undefined],
  [null, undefined, undefined],
])("the time %j in the zone %s is %s", (text, zone, at) => {
  expect(readEventTime(text, zone)?.at.toISOString()).toBe(at);
});

test.each([
  ["abcde", 5, "abcde"],
  ["abcdef", 5, "abcd…"],
  ["ab  cdef", 5, "ab c…"],
  ["abc defg", 5, "abc…"],
  ["<b>abcde</b>", 5, "abcde"],
  [null, 5, ""],
])("the text %j cut to %d characters is %j", (text, longest, shortened) =>
  expect(cleanText(text, longest)).toBe(shortened),
);

test.each([
  [" https://a.example/x ", "https://a.example/x"],
  ["http://a.example", "http://a.example/"],
  [`https://a.example/${"x".repeat(1982)}`, `https://a.example/${"x".repeat(1982)}`],
  [`https://a.example/${"x".repeat(1983)}`, null],
  ["https://user@a.example", null],
  ["https://:word@a.example", null],
  ["a.example", null],
  [null, null],
])("the web address %j is read as %j", (text, address) => expect(webAddress(text)).toBe(address));

test.each([
  ["12 Awolowo Road, Ikoyi", "Lagos"],
  ["Kano Street, Garki, Abuja", "Abuja"],
  ["Lagos Road, Benin", "Benin City"],
  ["Oba Akran, IKEJA", "Lagos"],
  // A part of a word is not a city.
  ["Abagana", null],
  ["Warri-Sapele", null],
  ["Accra", null],
])("the city in the address %j is %j", (address, city) => expect(cityIn(address)).toBe(city));
