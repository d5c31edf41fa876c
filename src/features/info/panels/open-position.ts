/** The only open position. */
export const openPosition = {
  title: "Social Media & Content Strategist",
  facts: ["Freelance", "Remote, Nigeria", "Flexible hours", "Posted October 21, 2025"],
  subject: "Application: Social Media & Content Strategist",
  overview:
    "Naija Gist shows each Nigerian story once, with every paper that reports it. We are looking for someone to bring that idea to people who scroll: you find the story of the day, tell it in two sentences and one picture, and listen to what comes back.",
  lists: [
    {
      title: "Responsibilities",
      points: [
        "Plan and write our posts on X, Instagram, Facebook, TikTok and WhatsApp channels, with the newspapers named and linked.",
        "Turn trending topics, the Daily Brief and the league's matchdays into short series that people wait for.",
        "Answer readers in our tone: calm, friendly, exact.",
        "Watch what works, report it each week in half a page, and propose what to try next.",
        "Carry readers' wishes and complaints to the people who build the product.",
      ],
    },
    {
      title: "Requirements",
      points: [
        "You have grown a channel with a Nigerian audience, and can show it.",
        "You write clear, correct English, and headlines that keep their promise.",
        "You follow Nigerian news daily and know the difference between a report and a rumour.",
        "You work independently, meet deadlines, and have a dependable connection.",
      ],
    },
    {
      title: "Bonus skills",
      points: [
        "Written Pidgin, Hausa, Yoruba or Igbo.",
        "Short video: filming, cutting and subtitling on a phone.",
        "Some experience with analytics, newsletters or search.",
        "You have opinions on the Nigeria Premier League and can hold them politely.",
      ],
    },
    {
      title: "Benefits",
      points: [
        "Freelance, with hours of your own choosing; about ten to fifteen a week to begin with.",
        "Work from anywhere in Nigeria.",
        "Paid monthly in naira, with a data allowance.",
        "A voice in what is built, in a small team without meetings for their own sake.",
      ],
    },
  ],
} as const;
