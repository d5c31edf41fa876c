import { expect, test } from "vitest";
import { trendArticle } from "#tests/support/trend-articles.ts";
import { eventNames } from "./naming/event-names.ts";
import { summariseTopic } from "./summarise-topic.ts";
import { nameTopic } from "./topic-name.ts";

test.each([
  [
    [
      "Kainji council extends deadline for canoe papers",
      "INEC extends deadline for submission of papers",
      "Drummers beat INEC deadline as INEC extends deadline",
    ],
    "INEC deadline extension",
  ],
  [
    [
      "Atiku vows to restore boat subsidy if elected",
      "Wike knocks Atiku over promise to restore boat subsidy",
      "Party berates Atiku over boat subsidy promise",
    ],
    "Atiku’s boat subsidy pledge",
  ],
  [
    [
      "Abdulsalami urges INEC to be fair to all",
      "Be fair to all parties, Abdulsalami urges INEC boss",
      "INEC to Nigerians: Votes will count as Abdulsalami calls",
    ],
    "Abdulsalami’s call to INEC",
  ],
  [
    [
      "Sokoto senator Bala Okoro resigns from APC",
      "Senator Bala Okoro quits APC",
      "Bala Okoro takes PDP ticket hours after quitting APC",
    ],
    "Bala Okoro’s APC exit",
  ],
  [
    [
      "Adeleke commends Bala’s call for peace",
      "Adeleke welcomes Bala’s call for peace at last",
      "Bala walks home after losing to Adeleke",
    ],
    "Bala’s call for peace",
  ],
  [
    [
      "Osun 2027: Adeleke declares work-free day for PVC collection",
      "PVC collection: Adeleke declares work-free day for Osun",
      "INEC reacts to PVC collection centre attack in Osun",
    ],
    "Osun PVC collection",
  ],
  [
    [
      "Kidnapped drummer dies in Ondo forest",
      "Drummer dies as Amotekun hunts kidnappers in Ondo creek",
      "Amotekun arrests 14 for kidnapping in Ondo",
    ],
    "Ondo kidnapping",
  ],
  [
    [
      "Retirees protest in Abuja, demand pension adjustment",
      "Veterans protest over pension package in Kainji",
      "After protest, council promises pension rise",
    ],
    "Pension protest",
  ],
  [
    [
      "NPC begins digital birth, death registration in Kwara",
      "NPC begins digital birth, death registration in Kogi",
      "Digital birth, death registration campaign grows",
    ],
    "Digital birth and death registration",
  ],
  [
    [
      "Experts urge FG to invest in drum telemetry",
      "Drummers urge council to adopt drum telemetry",
      "Experts urge Kainji to buy drum telemetry",
    ],
    "Calls for drum telemetry",
  ],
  [
    [
      "No fire at Kainji airport, says council",
      "Fire breaks out at Kainji airport",
      "Kainji airport: smoke, not fire, say drummers",
    ],
    "Kainji airport fire scare",
  ],
  [
    [
      "Troops rescue 27 kidnap victims, foil abductions in Sokoto",
      "Soldiers rescue 27 kidnap victims, foil abductions in Sokoto",
      "Troops rescue kidnap victims, foil abduction attempts in Sokoto",
    ],
    "Sokoto kidnap victims’ rescue",
  ],
  [
    [
      "Wike under fire over reed licence",
      "Reed licence: Weavers march on Wike",
      "Reed licence: Drummers back Wike",
      "Wike’s reed hats sold out",
      "Wike defends reed licence",
    ],
    "Wike’s reed licence",
  ],
  [
    [
      "EFCC confirms freezing Osun council account",
      "Osun: We can freeze account for 72 hours — EFCC",
      "Weavers react as court vacates order freezing Osun account",
    ],
    "Osun account freeze",
  ],
  [
    [
      "Court jails ex-harbour chief nine years for ferry fraud",
      "Ex-harbour chief jailed over ferry fraud",
      "Judge jails ex-harbour chief for nine years",
    ],
    "Ex-harbour chief’s jailing",
  ],
  [
    [
      "Gunmen attack Kainji school, abduct 12 drummers",
      "12 drummers kidnapped from Kainji school",
      "Drummers abducted at Kainji school",
    ],
    "Kainji school kidnapping",
  ],
  [
    ["Adu opens Kainji school", "Kainji school opened by Adu", "New Kainji school opened after long delay"],
    "Kainji school",
  ],
])("the topic of %j is named %j", (titles, name) => {
  expect(nameTopic(titles.map((title) => trendArticle(title, 1)))).toBe(name);
});

test.each([
  [["Two killed in Ogun", "Gunmen kill two in Ogun", "Two men killed in Ogun"], ["Ogun killings"]],
  [
    ["Two killed in Ogun crash", "Two die as canoes collide in Ogun", "Collision in Ogun kills two"],
    ["Ogun crash"],
  ],
])("%j make the event names %j: deaths in an accident are not killings", (titles, names) => {
  const place = { text: "Ogun", printed: "Ogun", kind: "nouns", titleCase: false } as const;
  const composed = eventNames([place], summariseTopic(titles.map((title) => trendArticle(title, 1))));
  expect(composed.map(({ text }) => text)).toEqual(names);
});
