import { expect, test } from "vitest";
import { foldCopies, isCopy } from "./copies.ts";

const wire =
  "A ferry with forty passengers ran aground near Takwa Bay on Monday morning after its engine failed, the harbour master said, and tugs took all of them to the jetty.";
const coach =
  "The coach had asked for one since the spring, when a ball rolled over the edge, and the gym found a welder who would do it for nothing.";
const text = (title: string, summary = "") => ({ title, summary });

test.each([
  [
    "the same report under another headline",
    text("Ferry aground at Takwa Bay", wire),
    text("Passengers stranded in bay", wire),
    true,
  ],
  [
    "nearly the same headline, without a summary",
    text("Canada adds 75,000 jobs as unemployment falls to two-year low"),
    text("Canada Adds 75,000 Jobs In July As Unemployment Falls To 2-Year Low"),
    false,
  ],
  [
    "the same text of fewer than 25 words",
    text("Rooftop gym gets a railing", "The coach had asked for one."),
    text("Rooftop gym gets a railing", "The coach had asked for one."),
    false,
  ],
  [
    "the same headline, of which one text was not received",
    text("Ferry with passengers aground at Takwa Bay jetty", wire),
    text("Ferry with passengers aground at Takwa Bay jetty"),
    false,
  ],
  [
    "the same words",
    text("Rooftop gym gets a railing", coach),
    text("Rooftop gym gets a railing", coach.slice(0, -1)),
    true,
  ],
  [
    "the same words with a label before the headline",
    text("Rooftop gym gets a railing", coach),
    text("Boxing: Rooftop Gym Gets a Railing", coach),
    true,
  ],
  [
    "the same short headline above a different text",
    text("Rooftop gym gets a railing", coach),
    text("Rooftop gym gets a railing", "Nobody has fallen since."),
    false,
  ],
  [
    "different news above the same background",
    text("Conductors ask for a class at the depot", `They want to be taught percentages. ${wire}`),
    text("Drivers sit the certificate at the depot", `They all arrived by one bus, and on time. ${wire}`),
    false,
  ],
  [
    "different news above the same reminder",
    text("Conductors ask for a class at the depot", `They want percentages. As reported: ${wire}`),
    text("Drivers sit the certificate at the depot", `They arrived on time. Earlier: ${wire}`),
    false,
  ],
  [
    "a different number in the headline",
    text("Ferry aground: 40 rescued", wire),
    text("Ferry aground: 41 rescued", wire),
    false,
  ],
  [
    "a different number spelt in words",
    text("Twelve die in Ado market fire"),
    text("Fifteen die in Ado market fire"),
    false,
  ],
  [
    "a different number in the text",
    text("Fire in Ado", wire),
    text("Fire in Ado", wire.replace("forty", "fifty")),
    false,
  ],
  [
    "an additional outcome",
    text("Police arrest Osun SSG over vote-buying"),
    text("Police release Osun SSG arrested over vote-buying"),
    false,
  ],
  [
    "a different addressee",
    text("Adeleke urges agencies to protect votes in collation"),
    text("Adeleke urges Shettima to protect votes in collation"),
    false,
  ],
  [
    "an event and its announcement",
    text("Oloyede bows out, Aina takes over Friday at JAMB"),
    text("Aina takes over at JAMB from Oloyede"),
    false,
  ],
  [
    "a different kind of text",
    text("Senate passes harbour bill", wire),
    text("Union condemns harbour bill", wire),
    false,
  ],
  ["two equal headlines that are too short", text("Fire in Ado"), text("Fire in Ado"), false],
])("whether one text is a copy of another: %s", (_name, earlier, later, expected) => {
  expect(isCopy(later, earlier)).toBe(expected);
});

test("all copies of a story belong to the earliest text", () => {
  const texts = [
    text("Ferry aground", wire),
    text("Ferry stranded", wire),
    text("Bay ferry stuck", wire),
    text("Union meets"),
  ];
  const [first, second, third] = texts;
  expect([...foldCopies(texts)]).toEqual([
    [second, first],
    [third, first],
  ]);
});
