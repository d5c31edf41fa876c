import type { SampleStory } from "../story.ts";

export const generalNews: readonly SampleStory[] = [
  {
    name: "Epe night ferry",
    scene: "ferry",
    told: [
      [
        "lagoon",
        "Night ferry joins Epe to Ikorodu in forty minutes",
        "A boat with sixty seats now crosses after dark, lit by a row of buoys. Traders who used to sleep beside their goods say they can be home for supper.",
      ],
      [
        "iroko",
        "After dark, the lagoon gets a timetable",
        "Four evening crossings between Epe and Ikorodu began quietly, with life jackets for children and a place for baskets.",
      ],
      [
        "kolanut",
        "Sixty-seat boat ends the long road home for Epe traders",
        "The fare is fixed at the price of the bus, and the last departure waits for the fish market to close.",
      ],
      [
        "danfo",
        "Night boat don start for Epe, market women dey smile",
        "Before before, na road dem dey follow reach house for midnight. Now boat go carry dem cross water for forty minutes.",
      ],
    ],
    later: [
      [
        "Ferry crews ask for a second lamp at the Ikorodu jetty",
        "The jetty master says the lamp will be moved from the old ticket office, which nobody uses.",
      ],
      [
        "Bus drivers lower fares as passengers take to the water",
        "The drivers' branch secretary called the change a fair race and wished the boats calm weather.",
      ],
      [
        "First week of evening crossings carries eight thousand people",
        "The busiest departure was the last one, which left with every seat taken and two goats on deck.",
      ],
    ],
  },
  {
    name: "Lokoja flood markers",
    scene: "river",
    told: [
      [
        "two-rivers",
        "Painted poles tell Lokoja when to move the goats",
        "Forty poles along the bank are striped white, yellow and red. A child can read them, say the volunteers who cut them from old pipes.",
      ],
      [
        "harmattan",
        "Striped posts on the Niger give riverside families two days' warning",
        "Each stripe is matched to a gauge upstream, so that households know when to lift stores and animals to higher ground.",
      ],
    ],
    later: [
      [
        "Fishermen add their own marks to the river poles",
        "They have tied bottle tops at the height of the 2012 water, which older residents asked to see.",
      ],
      [
        "School pupils will read the water level every morning",
        "Two classes share the duty and send the colour by telephone to the town hall.",
      ],
      [
        "Niger stays below the yellow stripe after heavy rain upstream",
        "The volunteers walked the bank twice in the night and found every pole standing.",
      ],
    ],
  },
  {
    name: "Enugu tree street",
    scene: "trees",
    told: [
      [
        "kolanut",
        "One street in Enugu plants four hundred trees and names each one",
        "Ogbete Lane has a mango called Patience and an udara called Uncle. Every household waters the tree before its gate.",
      ],
      [
        "lantern",
        "Neighbours turn a bare Enugu lane into an orchard",
        "The seedlings came from a school nursery, the fences from broken bed frames.",
      ],
      [
        "udara",
        "Okporo ámá otu n'Enugu akụọla osisi narị anọ",
        "Ezinụlọ ọ bụla na-agba osisi dị n'ihu ọnụ ụzọ ya mmiri kwa ụtụtụ.",
      ],
    ],
    later: [
      [
        "Goat eats Patience; a new mango is planted by evening",
        "The goat's owner brought the seedling himself and built it the tallest fence in the street.",
      ],
      [
        "Three more streets ask for the Enugu seedling list",
        "The school nursery says it has udara and ube enough for every gate that promises water.",
      ],
    ],
  },
  {
    name: "Makurdi bridge lights",
    scene: "bridge",
    told: [
      [
        "two-rivers",
        "Makurdi walks its bridge again under new lamps",
        "The footpath had been dark for six years. The lamps take their power from panels bolted to the railing.",
      ],
      [
        "palmcoast",
        "Solar lamps bring evening walkers back to the Benue",
        "Couples, joggers and three boiled-egg sellers were counted on the first night.",
      ],
    ],
    later: [
      [
        "Egg sellers on the footbridge agree on one price",
        "They have painted it on a tin so that nobody need ask in the wind.",
      ],
      [
        "Anglers ask for the lamps above pier four to be dimmed",
        "Fish stay away from the brightest water, they explained, and the council has promised a shade.",
      ],
    ],
  },
  {
    name: "Kano rain kiosks",
    scene: "rain",
    told: [
      [
        "harmattan",
        "Kano puts rain gauges in barbers' shops",
        "Forty barbers now write the morning's rainfall on the mirror. The figures go to farmers by text message before nine.",
      ],
      [
        "dorawa",
        "Masu aski a Kano sun fara auna ruwan sama",
        "Ana rubuta adadin ruwan a kan madubi kowace safiya, sannan a tura wa manoma ta waya.",
      ],
      [
        "iroko",
        "Why barbers became the weathermen of Kano",
        "A shop is open before sunrise, its owner can read a scale, and everybody passes it: that was the whole reasoning.",
      ],
    ],
    later: [
      [
        "Farmers' line answers three thousand calls on a wet morning",
        "Most callers wanted to know whether to wait with the second weeding.",
      ],
      [
        "Barber with the most careful record wins a new clipper",
        "Malam Sani Dankura missed one morning in ninety, and that was for his daughter's naming.",
      ],
    ],
  },
  {
    name: "Ilorin lost and found",
    scene: "danfo",
    told: [
      [
        "lantern",
        "Ilorin bus park opens a room for lost things",
        "On the shelves: eleven umbrellas, a trumpet, one left shoe and a wedding cake stand. Owners need only describe them well.",
      ],
      [
        "eyele",
        "Ibùdókọ̀ Ìlọrin ṣí yàrá fún ohun tó sọnù",
        "Agboòrùn mọ́kànlá, fèrè kan àti bàtà ẹsẹ̀ òsì kan ló ti wà níbẹ̀.",
      ],
    ],
    later: [
      [
        "Trumpet goes home after its owner plays four bars",
        "The clerk said no form could have proved it better, and the queue asked for a fifth.",
      ],
      [
        "Umbrellas left in buses may now be borrowed on wet days",
        "A deposit of one hundred naira is returned with the umbrella.",
      ],
    ],
  },
  {
    name: "Jos street cleaners",
    scene: "road",
    told: [
      [
        "lantern",
        "Jos sweepers draw the map that the council never had",
        "They know every gutter by its habit of blocking. Their hand-drawn sheet, twelve metres long, hangs in the ward office.",
      ],
      [
        "harmattan",
        "Twelve-metre map by street cleaners guides Jos drainage work",
        "Engineers have marked thirty culverts on it to be opened before the rains.",
      ],
      [
        "two-rivers",
        "The women who sweep Jos now direct its engineers",
        "Work begins where the sweepers' ink is thickest, around the Terminus market.",
      ],
    ],
    later: [
      [
        "Copy of the gutter map goes to the city archive",
        "The archivist has asked the sweepers to sign each quarter they drew.",
      ],
      [
        "First culvert opened in Jos yields nine bicycles",
        "Residents were invited to claim them; two did, a little shyly.",
      ],
    ],
  },
  {
    name: "Warri postal boats",
    scene: "ferry",
    told: [
      [
        "palmcoast",
        "Letters reach creek villages by blue canoe",
        "A postal boat leaves Warri twice a week with parcels, medicine and newspapers in a tin trunk. It returns with smoked fish addressed to relatives in town.",
      ],
      [
        "danfo",
        "Blue canoe dey carry letter go creek, e dey carry fish come back",
        "Postman Tuoyo say na fish im customers dey send pass letter.",
      ],
    ],
    later: [
      [
        "Creek schools send three hundred letters on the first boat",
        "Most were addressed to other schools on the same river.",
      ],
      [
        "Blue canoe gets a roof before the long rains",
        "The carpenter used planks from the old post office counter.",
      ],
    ],
  },
  {
    name: "Abeokuta clock",
    scene: "hall",
    told: [
      [
        "iroko",
        "Abeokuta's stopped clock strikes again, nine minutes fast",
        "The watchmaker who mended it says the town has always liked to be early. It will be set right in the dry season.",
      ],
      [
        "eyele",
        "Aago ìlú Abẹ́òkúta tún ti ń dún",
        "Alágbẹ̀dẹ aago sọ pé yóò tọ́ ìṣẹ́jú mẹ́sàn-án tó fi ń sáré náà nígbà ẹ̀ẹ̀rùn.",
      ],
    ],
    later: [
      [
        "School bell beside the old clock now rings to match it",
        "The headmistress preferred nine minutes' error to an argument every hour.",
      ],
      [
        "Watchmaker takes two apprentices to the tower",
        "The sisters, aged seventeen and nineteen, will wind the weights on alternate weeks.",
      ],
    ],
  },
];
