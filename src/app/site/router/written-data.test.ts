import { expect, test } from "vitest";
import { ErrorResponse } from "./responses.ts";
import { parseWrittenData } from "./written-data.ts";

test("lists and objects are rebuilt from the indexes of their values", () => {
  const text =
    '[{"_1":2},"loaderData",{"_3":4},"root",{"_5":6,"_7":8,"_9":-5,"_10":-7,"_11":12},"list",[8,8],"name","Ada","none","left","now",17]';
  const { loaderData } = parseWrittenData(text);
  expect(loaderData?.root).toMatchObject({ list: ["Ada", "Ada"], name: "Ada", none: null, now: 17 });
  expect(loaderData?.root).toHaveProperty("left", undefined);
});

test("a thrown status and a server error are read as errors", () => {
  const { errors } = parseWrittenData(
    '[{"_1":2},"errors",{"_3":4,"_5":6},"a",["ErrorResponse",-5,7,8],"b",["SanitizedError",9,10],404,"",  "Error","Unexpected"]',
  );
  expect(errors).toEqual({ a: new ErrorResponse(404, null), b: new Error("Unexpected") });
});

test("a kind of value that the site does not use is refused", () => {
  expect(() => parseWrittenData('[["D",1]]')).toThrow("D");
});
