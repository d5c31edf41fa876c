import { expect, test } from "vitest";
import { logosOf } from "./logos.ts";

test("only clubs with a name and a logo of their own have one", () => {
  const teams: object[] = [
    { team_name: "A", images: { logo: "/a.png" } },
    { team_name: "B", images: { logo: null } },
    { team_name: "C" },
    { images: { logo: "/d.png" } },
  ];
  expect([...logosOf(teams)]).toEqual([["A", "/a.png"]]);
  expect(logosOf(null).size).toBe(0);
});
