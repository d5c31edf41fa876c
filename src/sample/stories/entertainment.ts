import type { SampleStory } from "../story.ts";

export const entertainment: readonly SampleStory[] = [
  {
    name: "Silent drum film",
    scene: "cinema",
    told: [
      [
        "owambe",
        "A silent film about a talking drum sells out three nights in Benin City",
        "There is no dialogue in it at all. The drum, its maker says, does the arguing.",
      ],
      [
        "palmcoast",
        "Benin City queues for a film without a word",
        "Two drummers sit below the screen and answer the picture.",
      ],
      [
        "iroko",
        "The Drum Said No: a picture that speaks in beats",
        "Director Osaro Aigbovo shot it in eleven days with a crew of nine and one very patient goat.",
      ],
    ],
    later: [
      [
        "Drummers of the silent film ask for a night off",
        "They have played the same quarrel thirty times and begun to take sides.",
      ],
      [
        "Silent drum picture goes to villages on a bicycle screen",
        "Four pedals power the lamp; viewers take turns.",
      ],
      [
        "Goat from the drum film gets a credit after all",
        "Her name, Madam Cash, appears before the caterer's.",
      ],
    ],
  },
  {
    name: "Film week in Benin",
    scene: "cinema",
    told: [
      [
        "palmcoast",
        "Old cinema on Ring Road gets its screen back for film week",
        "The cloth was sewn by sailmakers. Thirty-one features will be shown, nine of them by first-time directors.",
      ],
      [
        "owambe",
        "Thirty-one films, one sail",
        "Tickets cost as much as a plate of rice, which is sold with them.",
      ],
    ],
    later: [
      [
        "Sailcloth screen holds through a night of wind",
        "The audience watched a love scene ripple and applauded.",
      ],
      [
        "First-time director wins the film week with a tale of two tailors",
        "Ivie Omoregbe borrowed her uncle's shop, machines and uncle.",
      ],
    ],
  },
  {
    name: "Highlife reunion",
    scene: "drum",
    told: [
      [
        "kolanut",
        "Highlife band reunites after forty years and remembers every chorus",
        "The Udi Ramblers lost a trombone in 1984. It was found in a chapel, playing hymns.",
      ],
      [
        "owambe",
        "The Ramblers are back, trombone and all",
        "The bandleader, eighty-two, danced for the whole of side two.",
      ],
      [
        "lagoon",
        "Forty years on, Udi Ramblers fill a Lagos garden",
        "Grandchildren who knew the songs as lullabies stood in front.",
      ],
    ],
    later: [
      [
        "Chapel receives a new trombone from the Ramblers",
        "The choirmaster reports that hymns have begun to swing.",
      ],
      ["Ramblers' lost tape found in a biscuit tin", "It holds nine songs and a recipe for okpa."],
    ],
  },
  {
    name: "Okada Love",
    scene: "cinema",
    told: [
      [
        "owambe",
        "Okada Love tops the week at cinemas with a chase at walking pace",
        "The film's hero has run out of fuel, and so has everybody following him.",
      ],
      [
        "lagoon",
        "Slowest chase in Nollywood fills the biggest halls",
        "Audiences timed it at fourteen minutes, with a stop for groundnuts.",
      ],
      [
        "danfo",
        "Okada Love film don scatter cinema",
        "Chase wey no get fuel, everybody dey push bike dey shout, people laugh tire.",
      ],
    ],
    later: [
      [
        "Groundnut seller from Okada Love offered a second film",
        "She has asked for a motorcycle with petrol in it.",
      ],
      [
        "Cinema in Asaba shows the slow chase at double speed by mistake",
        "The audience asked for it again, slowly.",
      ],
    ],
  },
  {
    name: "Market radio play",
    scene: "antenna",
    told: [
      [
        "harmattan",
        "Radio play about a market keeps Kano at home on its night",
        "Listeners write in to advise the yam seller, who so far has ignored them all.",
      ],
      [
        "dorawa",
        "Wasan kwaikwayon rediyo ya mamaye Kano",
        "Masu saurare suna aika wa mai sayar da doya shawara kowane mako.",
      ],
    ],
    later: [
      [
        "Yam seller in the radio serial takes a listener's advice at last",
        "The letter came from a girl of eleven, who is now paid in tubers.",
      ],
      ["Buses fall silent when the serial is on", "Drivers have asked the station to avoid the rush hour."],
    ],
  },
  {
    name: "Comedy tailor tour",
    scene: "danfo",
    told: [
      [
        "owambe",
        "Comedian measures the crowd for trousers, then for jokes",
        "Sule Tape-Rule stitches on stage and hands a finished pair to the loudest laugh.",
      ],
      [
        "kolanut",
        "Tape-Rule brings his sewing machine and forty jokes to Owerri",
        "The show ends when the zip goes in.",
      ],
    ],
    later: [
      ["Trousers from the comedy tour fetch more than tickets", "Their pockets each hold one unused joke."],
      ["Tape-Rule adds a show for people in uniform", "Police, nurses and scouts laughed by rank."],
    ],
  },
  {
    name: "Afrobeats by post",
    scene: "drum",
    told: [
      [
        "antenna",
        "Producer sends beats to prisons, convents and barracks and asks for verses",
        "Sixty came back by post. The record, Return to Sender, was mixed in a kitchen.",
      ],
      [
        "owambe",
        "Return to Sender is the year's friendliest record",
        "A convent in Abakaliki has the best chorus and knows it.",
      ],
    ],
    later: [
      [
        "Sisters of the best chorus decline a tour but accept a drum kit",
        "It is played at six each morning, briefly.",
      ],
      ["Postmaster stamps the beat of the mail record", "His rubber stamp is the snare on track five."],
    ],
  },
  {
    name: "Masquerade museum",
    scene: "cloth",
    told: [
      [
        "two-rivers",
        "Masquerades in Idah get a museum where the costumes may leave at night",
        "Keepers sign them out for festivals, and in again with the mud on.",
      ],
      [
        "palmcoast",
        "Museum labels say when each mask last danced",
        "Visitors are told that the mud is part of the collection.",
      ],
    ],
    later: [
      [
        "Mask comes back to Idah museum with a second feather",
        "Nobody admits to having added it, and the label now says two.",
      ],
      [
        "Children's day at the mask museum ends in a procession",
        "The curators followed with a broom and a drum.",
      ],
    ],
  },
  {
    name: "Lagos street opera",
    scene: "drum",
    told: [
      [
        "lagoon",
        "Opera in three bus stops plays to commuters",
        "Act one is at Ojuelegba. The tenor is a conductor and calls the destinations in B flat.",
      ],
      ["owambe", "Change here for act two", "Audience and soprano travel together, standing."],
      [
        "danfo",
        "Conductor dey sing opera from Ojuelegba reach Yaba",
        "Passenger say e never sweet am like this to dey inside go-slow.",
      ],
    ],
    later: [
      [
        "Bus opera delayed by a flat tyre, encore sung on the verge",
        "Motorists switched off their engines to hear it.",
      ],
      [
        "Tenor conductor's route is full till the end of the run",
        "Two passengers have learnt the alto line.",
      ],
    ],
  },
];
