import { expect, test } from "vitest";
import { callerKey } from "./caller.ts";
import { csvLine } from "./csv.ts";
import { plainLine, plainText } from "./plain-text.ts";
import { recordLine, recordOfLine } from "./record-lines.ts";
import { confirmToken, hashToken, purposeOf, unsubscribeToken } from "./tokens.ts";

test("a token shows its purpose, has 192 bits and is computed from the secret and the subscriber", () => {
  const token = unsubscribeToken("secret", "a");
  expect(token).toMatch(/^u[\w-]{32}$/);
  expect(token).toBe(unsubscribeToken("secret", "a"));
  expect(token).not.toBe(unsubscribeToken("other", "a"));
  expect(token).not.toBe(unsubscribeToken("secret", "b"));
  expect(confirmToken("secret", "a", "1")).not.toBe(confirmToken("secret", "a", "2"));
  expect([purposeOf(token), purposeOf(confirmToken("secret", "a", "1"))]).toEqual(["unsubscribe", "confirm"]);
  expect(hashToken(token)).toHaveLength(32);
});

test.for([null, 1, [], {}, "", "u", `u${"a".repeat(33)}`, `x${"a".repeat(32)}`, `u${"a".repeat(31)}\n`])(
  "an invalid token has no purpose: %j",
  (token) => {
    expect(purposeOf(token)).toBeNull();
  },
);

test.for([
  ["192.0.2.7", "::ffff:192.0.2.7", true],
  ["192.0.2.7", "192.0.2.8", false],
  ["2001:db8:1:2:3:4:5:6", "2001:0DB8:1:2::9", true],
  ["2001:db8:1:2::9", "2001:db8:1:3::9", false],
  ["not an address", "", true],
] as const)("%s and %s count as one caller: %s", ([one, other, expected]) => {
  const at = new Date("2026-11-21T10:00:00Z");
  expect(callerKey("secret", one, at) === callerKey("secret", other, at)).toBe(expected);
});

test("a caller's key changes with the day, the secret and the network, and contains no address", () => {
  const day = new Date("2026-11-21T10:00:00Z");
  const key = callerKey("secret", "192.0.2.7", day);
  expect(key).toBe(callerKey("secret", "192.0.2.7", new Date("2026-11-21T11:00:00Z")));
  const others = [
    callerKey("secret", "192.0.2.7", new Date("2026-11-22T10:00:00Z")),
    callerKey("other", "192.0.2.7", day),
    callerKey("secret", "192.0.2.8", day),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
  expect(key).not.toContain("192");
});

test("control characters are removed from outside text, and readable ones kept", () => {
  expect(plainText(" a\u0000b\u001b[31m\u202Ec\u2066d \n e\r\n")).toBe("ab[31mcd \n e");
  expect(plainText("👩‍👩‍👧 Ẹ káàárọ̀ \uD800")).toBe("👩‍👩‍👧 Ẹ káàárọ̀ \uFFFD");
  expect(plainLine("Ada\r\nBcc: x@y.z")).toBe("Ada Bcc: x@y.z");
});

test.for(["=cmd()", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1"])(
  "a cell that a spreadsheet could run as a formula is escaped: %j",
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"`);
  },
);

test("a cell keeps its quotes, commas and line ends", () => {
  expect(csvLine(['He said "no", then\nleft', "a=b"])).toBe('"He said ""no"", then\nleft","a=b"');
});

const record = {
  email: "ada@mail.ng",
  state: "paused" as const,
  language: "ha" as const,
  consentAt: "2026-11-21T10:00:00.000Z",
  consentVersion: "1",
  confirmedAt: "2026-11-21T11:00:00.000Z",
  endedAt: "2026-11-22T10:00:00.000Z",
  pausedBecause: "550",
};
const lineOf = (parts: object) => JSON.stringify({ ...record, ...parts });

test("a subscriber's line reads back as it was written", () => {
  expect(recordOfLine(recordLine(record))).toEqual(record);
  const bare = { ...record, confirmedAt: null, endedAt: null, pausedBecause: null };
  expect(recordOfLine(recordLine(bare))).toEqual(bare);
});

test.each([
  [{ email: "ada" }],
  [{ email: "" }],
  [{ email: 7 }],
  [{ state: "gone" }],
  [{ state: "toString" }],
  [{ state: null }],
  [{ consentAt: "soon" }],
  [{ consentAt: undefined }],
  [{ consentVersion: "" }],
])("a line with %j restores no subscriber", (parts) => {
  expect(recordOfLine(lineOf(parts))).toBeNull();
});

test.each([
  [{ language: "xx" }, { language: "en" }],
  [{ language: undefined }, { language: "en" }],
  [{ confirmedAt: "soon" }, { confirmedAt: null }],
  [{ endedAt: 7 }, { endedAt: null }],
  [{ pausedBecause: "" }, { pausedBecause: null }],
])("a line with %j is read with a default in its place", (parts, expected) => {
  expect(recordOfLine(lineOf(parts))).toEqual({ ...record, ...expected });
});
