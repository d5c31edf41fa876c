import type { SampleStory } from "../story.ts";

export const lifestyle: readonly SampleStory[] = [
  {
    name: "Adire revival",
    scene: "cloth",
    told: [
      [
        "owambe",
        "Grandmothers' adire patterns come back with their names",
        "Eighty-one designs were drawn again from memory at Itoku. Each cloth now carries a tag that says who remembered it.",
      ],
      [
        "iroko",
        "At Itoku, indigo hands write down what they know",
        "Three dyers over eighty mixed the old starch while students held the feathers.",
      ],
      [
        "eyele",
        "Àwọn ìyá àgbà dárúkọ àwọn àrà àdìrẹ àtijọ́",
        "Àrà mọ́kànlélọ́gọ́rin ni wọ́n tún yà láti inú ìrántí.",
      ],
    ],
    later: [
      ["Cassava starch sells out around Itoku", "Dyers and cooks have agreed on alternate mornings."],
      ["Missing eighty-second pattern turns up on a pillowcase", "It had been in daily use in Sapele."],
    ],
  },
  {
    name: "Suya price board",
    scene: "pot",
    told: [
      [
        "owambe",
        "The suya stand that prints its prices every hour",
        "Onion rises with the rain, beef with the cattle train. Regulars now bet small change on the figure at nine.",
      ],
      [
        "harmattan",
        "Kaduna suya man chalks up the market like a broker",
        "Alhaji Bature Mai Nama says honesty needs a big board and short words.",
      ],
    ],
    later: [
      ["Tea seller beside the suya board adds sugar to the quotations", "It opened flat and closed sweet."],
      ["Students plot a year of suya prices for their finals", "The supervisor asked to see the data hot."],
    ],
  },
  {
    name: "Balcony gardens",
    scene: "trees",
    told: [
      [
        "lagoon",
        "Surulere grows its ugu on balconies",
        "A block of forty flats shares one hose, one calendar and a prize for the longest vine.",
      ],
      [
        "owambe",
        "Forty flats, forty salads",
        "The landlord waived a month's rent for the household that greened the stairwell.",
      ],
      [
        "danfo",
        "Surulere people dey plant ugu for balcony",
        "One aunty vine don long pass three floor, neighbour dey pluck am from window.",
      ],
    ],
    later: [
      [
        "Vine from the third floor settled by treaty",
        "Leaves below the window belong to whoever must look at them.",
      ],
      [
        "Balcony growers trade seeds in matchboxes",
        "The swap takes place on the roof, where the water tank makes shade.",
      ],
    ],
  },
  {
    name: "Potters of the Plateau",
    scene: "pot",
    told: [
      [
        "lantern",
        "Potters sell out a year of water jars in one weekend",
        "Cool water without a refrigerator was the whole of their advertisement.",
      ],
      [
        "cowrie",
        "Clay jars outsell coolers in Jos for a week",
        "The women fired two hundred a day and still ran short of lids.",
      ],
    ],
    later: [
      ["Lid makers get their own kiln", "It is small, round and built by the people who had to wait."],
      [
        "Restaurant in Abuja serves water by the jar",
        "Guests are asked to tap it, and listen, before it is poured.",
      ],
    ],
  },
  {
    name: "Village cookbook",
    scene: "books",
    told: [
      [
        "palmcoast",
        "Ibeno cooks write down the soups that had no recipe",
        "Measures are given in shells and palms. A fisherman tested the fire times.",
      ],
      [
        "owambe",
        "A cookbook measured in shells",
        "Twelve pages are left empty for what readers' aunts will object to.",
      ],
    ],
    later: [
      ["Aunts' objections fill the empty pages of the soup book", "Nine of them concern periwinkle."],
      [
        "Soup book printed again with a waterproof cover",
        "The first copies had begun to smell of the subject.",
      ],
    ],
  },
  {
    name: "Naming day cards",
    scene: "cloth",
    told: [
      [
        "kolanut",
        "Onitsha printers make cards that explain a child's name",
        "Guests may read who chose it, who argued, and how it was settled.",
      ],
      [
        "udara",
        "Kaadị ọhụrụ na-akọwa aha nwa e gụrụ n'Ọnịcha",
        "Ndị ọbịa na-agụ onye gụrụ aha ahụ na ihe mere o ji gụọ ya.",
      ],
    ],
    later: [
      [
        "Longest naming card in Onitsha folds out to two metres",
        "The child has eleven names and slept through all of them.",
      ],
      ["Printers add a line for the grandmother's veto", "It has been used once, in red."],
    ],
  },
  {
    name: "Weekend train picnics",
    scene: "road",
    told: [
      [
        "lagoon",
        "Families ride the slow train to Abeokuta just for lunch",
        "They eat under the almond trees at the old station and come home on the four o'clock.",
      ],
      [
        "iroko",
        "A picnic that costs a ticket and a mat",
        "Station staff now keep a kettle and a box of draughts.",
      ],
    ],
    later: [
      [
        "Picnic train gains a coach for prams",
        "Eleven were counted on the platform, one of them full of puff-puff.",
      ],
      [
        "Almond trees at the station get benches",
        "They were made from a luggage rack by the night watchman.",
      ],
    ],
  },
  {
    name: "Tailors' repair hour",
    scene: "cloth",
    told: [
      [
        "owambe",
        "Ibadan tailors mend for free between six and seven",
        "The hour began as practice for apprentices. People now bring their fathers' agbada and stories with them.",
      ],
      ["eyele", "Wákàtí kan lọ́fẹ̀ẹ́ fún àtúnṣe aṣọ n'Ìbàdàn", "Àwọn ọmọ iṣẹ́ ń kọ́ bí wọ́n ṣe ń lẹ aṣọ àtijọ́."],
    ],
    later: [
      [
        "Apprentice finds a wedding vow sewn in an agbada lining",
        "The owner had forgotten the words but not the lady, who came to collect it with him.",
      ],
      ["Repair hour runs short of brown thread", "A teacher has donated the string from her exam parcels."],
    ],
  },
  {
    name: "Minna night market",
    scene: "market",
    told: [
      [
        "two-rivers",
        "Minna's night market switches off its generators",
        "Two hundred stalls share batteries charged by day. Customers say they can hear the bargaining now.",
      ],
      [
        "owambe",
        "Shopping in a whisper",
        "Without engines, a singer of praise poems has been hired to keep the lanes awake.",
      ],
    ],
    later: [
      ["Praise singer rhymes the price of onions", "Traders tip her when she rounds down."],
      ["Owls return to the neem beside the silent market", "Stallholders have named them Volt and Ampere."],
    ],
  },
];
