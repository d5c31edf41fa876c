import { expect, test } from "vitest";
import { addressOf, domainOf, isBareAddress, oneLine } from "./address.ts";

test.each([
  ["ada@mail.ng", true],
  ["a@b", true],
  ["ẹbun@mail.ng", true],
  ["@mail.ng", false],
  ["ada@", false],
  ["ada", false],
  ["@", false],
  ["", false],
  ["ada@home@mail.ng", false],
  ["ada@mail.ng,obi@mail.ng", false],
  ["ada@mail.ng obi@mail.ng", false],
  ["Ada <ada@mail.ng>", false],
  ["ada@mail.ng\r\nBcc: obi@mail.ng", false],
  ["ada@mail.ng\u200b", false],
  ['"ada"@mail.ng', false],
])("whether %j is one bare address: %j", (address, isBare) => expect(isBareAddress(address)).toBe(isBare));

test.each([
  ["Naija Gist <hello@x.ng>", "hello@x.ng", "x.ng"],
  ["hello@x.ng", "hello@x.ng", "x.ng"],
  [" hello@x.ng ", "hello@x.ng", "x.ng"],
  ["Ada <Obi> <ada@mail.ng> ", "ada@mail.ng", "mail.ng"],
])("the sender %j has the address %j and the domain %j", (from, address, domain) => {
  expect(addressOf(from)).toBe(address);
  expect(domainOf(from)).toBe(domain);
});

test("a header value is put on one line and trimmed", () => {
  expect(oneLine(" Daily\r\nBrief\u2028of\t\u0000today ")).toBe("Daily Brief of today");
});
