import fc from "fast-check";
import { expect, test } from "vitest";
import { balanceJson } from "./balance-json.ts";

test.each([
  ['{"items":[{"id":1},{"id":2,"ti', '{"items":[{"id":1}]}'],
  ['{"items":[{"id":1},]}', '{"items":[{"id":1}]}'],
  ['{"a":"},]","items":[{"id":"x\\\\"}', '{"a":"},]","items":[{"id":"x\\\\"}]}'],
])("broken JSON is balanced: %s becomes %s", (broken, balanced) => {
  expect(balanceJson(broken)).toBe(balanced);
});

test("complete JSON is not changed", () => {
  fc.assert(
    fc.property(fc.object(), (value) => {
      expect(balanceJson(JSON.stringify(value))).toBe(JSON.stringify(value));
    }),
  );
});

test.each([
  ["", ""],
  ["null", ""],
  ["[1,2", ""],
  ['{"a":[1,2', ""],
  ['{"a":[1,2]', '{"a":[1,2]}'],
  ['{"a":[1,2],"b":[{"c":{}', '{"a":[1,2],"b":[{"c":{}}]}'],
  ["[1 , ]", "[1  ]"],
  ['["a,]"]', '["a,]"]'],
  ['["a\\",]"]', '["a\\",]"]'],
  ['{"a":{},"b":"x', '{"a":{}}'],
  ["}", "}"],
])("broken JSON is cut after the last whole object or list and closed: %s becomes %s", (broken, balanced) => {
  expect(balanceJson(broken)).toBe(balanced);
});
