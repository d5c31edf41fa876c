import type { Choice, CommandLine, Field, Room } from "#app/ops/newsroom.ts";
import type { Command, Commands } from "#cli/commands/command.ts";

/** The stored names that are offered while typing, by their kind. */
export type Choices = Readonly<Record<"papers" | "clubs", readonly Choice[]>>;

interface Offer {
  readonly title: string;
  /** What the arguments are, in words. */
  readonly asks: readonly (Pick<Field, "label" | "example"> & { readonly names?: keyof Choices })[];
  readonly buttons: readonly (readonly [command: string, label: string])[];
}

const offers: readonly Offer[] = [
  {
    title: "An article",
    asks: [{ label: "Its address, at the newspaper or here", example: "https://…" }],
    buttons: [
      ["articles show", "Find it"],
      ["articles withdraw", "Withdraw it"],
      ["articles restore", "Show it again"],
    ],
  },
  {
    title: "A newspaper",
    asks: [{ label: "Its name, or a feed's address", example: "punch", names: "papers" }],
    buttons: [
      ["feeds check", "Ask its feeds now"],
      ["papers held", "What of it is held"],
      ["feeds pause", "Pause it"],
      ["feeds resume", "Ask it again"],
      ["papers withdraw", "Withdraw all of it"],
      ["papers restore", "Show all of it again"],
    ],
  },
  {
    title: "A result of the league",
    asks: [
      { label: "Home", example: "Enyimba", names: "clubs" },
      { label: "Away", example: "Remo Stars", names: "clubs" },
      { label: "Score", example: "2-1" },
    ],
    buttons: [["league result", "Enter or correct it"]],
  },
  { title: "An event", asks: [], buttons: [["events add", "Add it"]] },
  {
    title: "A proposal for a sentence",
    asks: [{ label: "Its number, as “Proposals” lists it", example: "12" }],
    buttons: [
      ["words accept", "Accept it"],
      ["words refuse", "Refuse it"],
    ],
  },
  {
    title: "To read",
    asks: [],
    buttons: [
      ["feedback list", "Feedback"],
      ["words proposals", "Proposals"],
      ["withdrawals list", "What is withdrawn"],
      ["events list", "Events"],
      ["league health", "The league’s sources"],
      ["feeds list", "Feeds"],
    ],
  },
];

type Undoing = (line: CommandLine, said: readonly string[]) => CommandLine | null;

/**
 * The command that ends each command's effect. One without an entry changes nothing, or itself ends another's effect.
 */
const undoings: Readonly<Record<string, Undoing>> = {
  "articles withdraw": instead("articles restore"),
  "articles restore": instead("articles withdraw"),
  "papers withdraw": instead("papers restore"),
  "papers restore": instead("papers withdraw"),
  "feeds pause": instead("feeds resume"),
  "feeds resume": instead("feeds pause"),
  "words accept": instead("words refuse"),
  "words refuse": instead("words accept"),
  "league result": (_, said) => {
    // One that had nothing to write names no entry.
    const [, entry] = /league undo --entry (\d+)/.exec(said.at(-1) ?? "") ?? [];
    return entry === undefined ? null : ["league", "undo", `--entry=${entry}`];
  },
  "events add": (_, [added = ""]) => ["events", "remove", added.split(" ")[0] ?? ""],
};
/** Commands that only end another's effect, in words; undoing that is doing the other again. */
const endings: Readonly<Record<string, string>> = {
  "league undo": "Take the last change of results back",
  "events remove": "Remove an event",
};

/** The words that name a command. */
export function nameIn([first = "", second = ""]: CommandLine): string {
  return `${first} ${second}`;
}

export function isOffered(name: string): boolean {
  return Object.hasOwn(endings, name) || offerOf(name) !== undefined;
}

function offerOf(name: string): Offer | undefined {
  return offers.find(({ buttons }) => buttons.some(([command]) => command === name));
}

/** "A newspaper: Pause it (sample-danfo)": a command line for whoever does not know commands. */
export function inWords(line: CommandLine): string {
  const name = nameIn(line);
  const offer = offerOf(name);
  const [, label = name] = offer?.buttons.find(([command]) => command === name) ?? [];
  const typed = line
    .slice(2)
    .filter((word) => word !== "--")
    .map((word) => word.replace(/^--([a-z-]+)=?/, "$1 "));
  const what = offer === undefined ? (endings[name] ?? name) : `${offer.title}: ${label}`;
  return typed.length === 0 ? what : `${what} (${typed.map((word) => word.trim()).join(", ")})`;
}

/** A printed line without what only a shell understands; null if nothing else is in it. */
export function withoutShell(line: string): string | null {
  return line.includes("./naija-gist ") ? null : line.replace(/--([a-z][a-z-]*)/g, "“$1”");
}

/** What was typed, with a name that is offered for an argument ("Danfo Gist") as what it stands for. */
export function withChosen(
  name: string,
  fields: Readonly<Record<string, string | undefined>>,
  choices: Choices,
): Readonly<Record<string, string | undefined>> {
  const chosen = (offerOf(name)?.asks ?? []).flatMap(({ names }, at) => {
    const typed = fields[at]?.trim().toLowerCase();
    const choice = names && choices[names].find(({ label }) => label.toLowerCase() === typed);
    return choice === undefined ? [] : [[String(at), choice.value] as const];
  });
  return { ...fields, ...Object.fromEntries(chosen) };
}

/** The command line of filled-in fields: what the command declares, and no more. */
export function lineOf(
  name: string,
  { options = {} }: Pick<Command, "options">,
  fields: Readonly<Record<string, string | undefined>>,
): CommandLine {
  const given = (field: string): string => fields[field]?.trim() ?? "";
  const set = Object.entries(options).filter(([option]) => given(`--${option}`) !== "");
  const args = [0, 1, 2].map((at) => given(String(at)));
  const missing = args.indexOf("");
  return [
    ...name.split(" "),
    ...set.map(
      ([option, { value }]) => `--${option}${value === undefined ? "" : `=${given(`--${option}`)}`}`,
    ),
    // What is typed is never an option, even if it begins like one.
    ...["--", ...args.slice(0, missing === -1 ? args.length : missing)],
  ];
}

/** Whether it changes anything: then it needs a reason, and is kept. */
export function isAct(name: string): boolean {
  return Object.hasOwn(endings, name) || Object.hasOwn(undoings, name);
}

/** The command that undoes what was done; `undone` is the one that this itself undid. */
export function undoingOf(
  line: CommandLine,
  said: readonly string[],
  undone: CommandLine | null,
): CommandLine | null {
  return undoings[nameIn(line)]?.(line, said) ?? undone;
}

/** The rooms, with a field for each argument and option that a room's commands declare. */
export function roomsOf(commands: Commands, choices: Choices): Room[] {
  return offers.map(({ title, asks, buttons }) => ({
    title,
    fields: [
      ...asks.map(({ names, ...field }, at) => ({
        ...{ name: String(at), ...field },
        ...(names && { choices: choices[names] }),
      })),
      ...optionsOf(buttons.flatMap(([name]) => commands[name] ?? [])),
    ],
    buttons: buttons.map(([command, label]) => ({ command, label })),
  }));
}

/** Asked of every act, or answered by pressing twice. */
const ASKED_ELSEWHERE = new Set(["reason", "dry-run", "yes"]);

function optionsOf(commands: readonly Command[]): Field[] {
  const options = Object.assign({}, ...commands.map((command) => command.options)) as NonNullable<
    Command["options"]
  >;
  return Object.entries(options)
    .filter(([name]) => !ASKED_ELSEWHERE.has(name))
    .map(([name, { summary, value }]) => ({
      name: `--${name}`,
      label: `${name}: ${summary}`,
      example: value,
    }));
}

function instead(command: string) {
  return (line: CommandLine): CommandLine => [...command.split(" "), ...line.slice(2)];
}
