import { expect, test } from "vitest";
import { states } from "#contracts/places.ts";
import { mentionsIn } from "./mentions.ts";
import { whyNotThePlace } from "./not-the-place.ts";
import { statesOf } from "./states-of.ts";

const of = (title: string, summary = "") => statesOf({ title, summary }).join(" ");

test("a state is known by its own name, in a hashtag and with marks", () => {
  for (const { name, slug } of states) if (slug !== "niger") expect(of(`Floods in ${name}`)).toBe(slug);
  expect(of("Niger govt opens a hospital")).toBe("niger");
  expect(of("#OsunDecides2026: Voters queue early")).toBe("osun");
  expect(of("Ọ̀ṣun: Àwọn olùkọ́ yan aṣáájú")).toBe("osun");
  expect(of("Gobara ta tashi a Sakkwato")).toBe("sokoto");
});

test.each([
  ["Gunmen attack Bokkos, kill four", "plateau"],
  ["Council opens clinic in Odo-Otin LGA", "osun"],
  ["Ogba/Egbema/Ndoni residents flee floods", "rivers"],
  ["Fire guts block of flats in Kubwa", "fct"],
  ["UNILAG reopens hostels", "lagos"],
  ["Bayero University bans bikes on campus", "kano"],
  ["UI lecturers call off strike", "oyo"],
  ["FAAN reopens Akanu Ibiam Airport runway", "enugu"],
  ["LASTMA clears crash at dawn", "lagos"],
  ["Ụlọ ahịa ọhụrụ n'Owerri", "imo"],
  ["Volleyball finals return to the Ibeno beach", "akwa-ibom"],
  ["Jebba sugar estate cuts its first cane", "kwara"],
  ["Jami'ar Wudil ta buɗe sashe", "kano"],
  ["Lagosians groan as rain returns", "lagos"],
  ["Kogites protest over road tolls", "kogi"],
  ["Edo Assembly elects new speaker", "edo"],
  ["Kaduna gov signs budget", "kaduna"],
  ["C’River retirees get gratuity", "cross-river"],
  ["Soldiers rescue victims in Kaduna, Sokoto", "kaduna sokoto"],
])("%s", (title, state) => expect(of(title)).toBe(state));

test("the summary says where, if the headline does not", () => {
  expect(of("Court jails man over stolen goat", "He was sentenced in Lokoja, the state capital.")).toBe(
    "kogi",
  );
  expect(of("Governor opens market", "Traders in Birnin Kebbi, Kebbi State, got keys.")).toBe("kebbi");
  expect(of("Two die in well", "The men died in Isa, a village.")).toBe("sokoto");
});

/** For each rule the text that it is for, and a similar one that is about the state. */
test.each([
  ["a dateline", "", "Lagos, Nov 20 (NAN) Banks will lend more to farmers.", "Lagos"],
  ["a dateline", "", "By Ada Eze, Jos The bank lends more.", "Jos"],
  ["a dateline", "", "By Demi Oshodi Banks will lend more.", "Oshodi"],
  ["a river", "Two drown in Ogun River", "", "Ogun"],
  ["a river", "Ship aground on River Benue", "", "Benue"],
  ["a river", "Canoes race on the Benue", "", "Benue"],
  ["a river", "Solar lamps light the Kaduna, and two bridges", "", "Kaduna"],
  ["a club", "Rivers United beat Rangers", "", "Rivers"],
  ["a club", "Kano Pillars sign striker", "", "Kano"],
  ["a street", "Trader dies on Bauchi Road", "", "Bauchi"],
  ["a road between states", "Lagos-Ibadan Expressway to close", "", "Lagos"],
  ["a road between states", "Abuja–Kaduna train service resumes", "", "Kaduna"],
  ["where somebody is from", "Kano-born nurse honoured in London", "", "Kano"],
  ["where somebody is from", "Chess: Indigene of Imo wins in Accra", "", "Imo"],
  ["where somebody is from", "UNILAG graduate wins in Oxford", "", "UNILAG"],
  ["somebody's former office", "Ex-Kogi governor arraigned", "", "Kogi"],
  ["somebody's former office", "Former Kaduna governor sues agency", "", "Kaduna"],
  ["whom somebody represents", "Bill passes", "The member representing Edo Central spoke.", "Edo"],
  ["whom somebody represents", "Kwara senator leaves party", "", "Kwara"],
  ["a person", "Mr Edo wins award", "", "Edo"],
  ["a person", "Aminu Kano remembered", "", "Kano"],
  ["a person", "Sunday Ondo releases album", "", "Ondo"],
  ["a person", "Party chairman Sadiq Gombe wins award", "", "Gombe"],
  ["a person", "Chief Imo turns 80", "", "Imo"],
  ["a person", "Musa Jigawa named coach", "", "Jigawa"],
  ["a king who speaks to the nation", "Olubadan to Tinubu: Fix power", "", "Olubadan"],
  ["one of all states", "FG shares N2trn to states, FCT", "", "FCT"],
  ["one of all states", "Rain likely in Lagos, 16 other states", "", "Lagos"],
  ["the nation's commerce", "Lagos Chamber decries rates", "", "Lagos"],
  ["another Niger", "Niger junta frees ministers", "", "Niger"],
  ["another Niger", "Niger Delta leaders meet", "", "Niger"],
  ["another Niger", "Gas pipeline to cross Niger Republic", "", "Niger"],
  ["another Benin", "Benin Republic votes for parliament", "", "Benin"],
  ["another Benin", "Museum returns Benin Bronzes", "", "Benin"],
  ["another Delta", "Delta Air Lines adds flights", "", "Delta"],
  ["another Delta", "Niger Delta leaders meet", "", "Delta"],
  ["a town's name, which may be a person's", "Obi Nwga: Song by Bali tops chart", "", "Bali"],
  ["a town's name, which may be a person's", "Jega warns lawmakers", "", "Jega"],
])("%s: %s%s", (why, title, summary, name) => {
  const mention = mentionsIn({ title, summary }).find(({ text, from }) => text[from]?.raw === name);
  expect(mention && whyNotThePlace(mention)).toBe(why);
});

test.each([
  ["Ogun rivers burst their banks", "ogun"],
  ["Cross River pays teachers", "cross-river"],
  ["Army probes the Benue killings", "benue"],
  ["Herder killed in Rivers road crash", "rivers"],
  ["Bauchi road projects to end by June", "bauchi"],
  ["Kaduna-Birnin Gwari road reopens", "kaduna"],
  ["Ebonyi-Benue border clash kills two", "benue ebonyi"],
  ["Kano monarch opens school", "kano"],
  ["Governor Otu, Edo Speaker meet", "edo"],
  ["Alaafin relaxes curfew for pupils", "oyo"],
  ["Niger: Gunmen kill three in Shiroro LGA", "niger"],
  ["NSCDC arrests miners in Niger", "niger"],
  ["Benin residents flee floods", "edo"],
  ["Delta community gets water", "delta"],
])("%s is about the state", (title, state) => expect(of(title)).toBe(state));

test("a local government that shares a name with a person is one only where the text says so", () => {
  expect(of("Peter Obi visits victims")).toBe("");
  expect(of("Obi is not the answer, says minister")).toBe("");
  expect(of("Cholera in Obi Local Government Area of Benue State")).toBe("benue");
  expect(of("Gunmen kill two in Song")).toBe("adamawa");
});

test("Abuja is the federal government, unless something happens to its people", () => {
  expect(of("Tinubu returns to Abuja")).toBe("");
  expect(of("Party holds primary", "Delegates voted in Abuja.")).toBe("");
  expect(of("Police arrest two robbers in Abuja")).toBe("fct");
  expect(of("FCT minister opens road")).toBe("fct");
});

test("a place where somebody only spoke is not where the event is", () => {
  expect(of("FG to raise tariffs", "The minister said in Lagos that prices would rise.")).toBe("");
  expect(of("Why we need rain", "Speaking at a forum in Uyo, the minister urged patience.")).toBe("");
});

test("a foreign or national text, or one of many states, has none", () => {
  expect(of("Iran denies talks with the US", "Officials spoke in Tehran.")).toBe("");
  expect(of("Rain in Ondo, Ogun, Edo, Lagos and Bayelsa")).toBe("");
  expect(of("")).toBe("");
});

test("a town is not its namesake in a state that the text names", () => {
  expect(of("Gunmen kill ten in Doma village, Katsina State")).toBe("katsina");
});

test("a hostile text costs no more than a long one", () => {
  const { user } = process.cpuUsage();
  of("Lagos-".repeat(100_000), "Kano, ".repeat(100_000));
  expect(process.cpuUsage().user - user).toBeLessThan(200_000);
});
