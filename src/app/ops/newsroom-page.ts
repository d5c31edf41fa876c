import type { CheckResult } from "#contracts/ops.ts";
import { parseJson } from "#platform/text/parse-json.ts";
import { escapeXml } from "#platform/text/xml.ts";
import { lagosMinute } from "#platform/time.ts";
import { DESK_ADDRESS } from "./desk-page.ts";
import type { Act, CommandLine, Field, Newsroom, Outcome, Room } from "./newsroom.ts";
import { frame, MAX_NAME, type OpsForm, pressedBy, tokenField, watchedSections } from "./page.ts";

export const NEWSROOM_ADDRESS = "/ops";

interface Shown {
  readonly watched: readonly CheckResult[];
  readonly now: Date;
}

/** Does what was pressed; null if nothing was. */
export async function pressed(newsroom: Newsroom, form: OpsForm): Promise<Outcome | null> {
  const [, verb = "", rest = ""] = /^(do|run|sure|undo) (.{1,9000})$/s.exec(form.press ?? "") ?? [];
  if (verb === "") return null;
  const base = { by: pressedBy(form), why: form.why?.trim() ?? "", isSure: false, undoes: null };
  if (verb === "do") return newsroom.press({ ...base, line: await newsroom.lineOf(rest, form) });
  if (verb === "undo") {
    const line = await newsroom.undoOf(rest);
    if (typeof line === "string") return { isDone: false, lines: [line] };
    return newsroom.press({ ...base, line, undoes: rest });
  }
  return newsroom.press({
    ...base,
    line: wordsOf(rest),
    isSure: verb === "sure",
    undoes: form.undoes || null,
  });
}

/**
 * Everything that an operator looks at and does, on one page: first what needs doing, then the rooms, then the figures.
 * The token that was typed stands in each form, so that each press carries it in its body.
 */
export async function newsroomPage(
  newsroom: Newsroom,
  { watched, now }: Shown,
  form: OpsForm,
  outcome: Outcome | null,
): Promise<string> {
  const [rooms, acts] = await Promise.all([newsroom.rooms(), newsroom.acts().catch(() => null)]);
  const token = tokenField(form.token);
  const inForm = (body: string): string =>
    `<form method="post" action="${NEWSROOM_ADDRESS}">${token}${body}</form>`;
  return frame(
    `<p>${escapeXml(lagosMinute(now))} in Lagos</p>
${outcome === null ? "" : inForm(said(outcome, form))}
${inForm(todo(watched, rooms))}
${rooms.map((one) => inForm(room(one, form))).join("\n")}
${inForm(folded("Done here", kept(acts), false))}
${folded("Figures", watchedSections(watched), false)}`,
    "newsroom",
  );
}

/** Problems first, each with a button for the command that its sentence names, if a room offers it. */
function todo(watched: readonly CheckResult[], rooms: readonly Room[]): string {
  const problems = watched.flatMap((part) => part.problems);
  const list =
    problems.length === 0
      ? '<p class="well">All is well.</p>'
      : `<ul role="alert">${problems.map((says) => problem(says, rooms)).join("")}</ul>`;
  return `<section><h2>What needs doing</h2>${list}
<p class="row"><button name="press" value="show">Look again</button>
<button formaction="${DESK_ADDRESS}" name="press" value="show">The coming edition and brief</button></p></section>`;
}

function problem(says: string, rooms: readonly Room[]): string {
  const [whole = "", name = "", argument] = /: \.\/naija-gist (\w+ \w+)(?: ([\w-]+))?/.exec(says) ?? [];
  const offered = rooms.flatMap(({ buttons }) => buttons).find(({ command }) => command === name);
  if (offered === undefined) return `<li>${escapeXml(says)}</li>`;
  const line = [...name.split(" "), ...(argument ? [argument] : [])];
  return `<li>${escapeXml(says.replace(whole, "."))} ${press(`run ${JSON.stringify(line)}`, offered.label)}</li>`;
}

function room({ title, fields, buttons }: Room, form: OpsForm): string {
  const wasPressed = buttons.some(({ command }) => form.press === `do ${command}`);
  const typed: OpsForm = wasPressed ? form : { name: form.name };
  const id = title.replace(/\W+/g, "-");
  const inputs = fields.map((field, at) => input(field, `${id}-${at}`, typed[field.name] ?? ""));
  const pressable = buttons.map(({ command, label }) => press(`do ${command}`, label));
  const asked = fields.length === 0 ? "" : inputs.join("") + why(id, typed);
  return folded(title, `${asked}<p class="row">${pressable.join(" ")}</p>`, wasPressed);
}

function input({ name, label, example, choices }: Field, id: string, value: string): string {
  const named = `id="${id}" name="${escapeXml(name)}"`;
  const words = escapeXml(label);
  if (example === undefined)
    return `<p><label><input type="checkbox" ${named}${value ? " checked" : ""}> ${words}</label></p>`;
  const options = (choices ?? []).map(
    (one) => `<option value="${escapeXml(one.value)}">${escapeXml(one.label)}</option>`,
  );
  const list = choices === undefined ? "" : `<datalist id="${id}-list">${options.join("")}</datalist>`;
  return `<p><label for="${id}">${words}</label><br>
<input ${named} value="${escapeXml(value)}"${list && ` list="${id}-list"`} ${kindOf(example)} autocomplete="off">${list}</p>`;
}

/** A date gets a picker, and an example is shown; a word like TEXT is no example. */
function kindOf(example: string): string {
  if (example === "YYYY-MM-DD") return 'type="date"';
  return /^[A-Z]+$/.test(example) ? "" : `placeholder="${escapeXml(example)}"`;
}

/** Closed, so that a phone shows all rooms at once; the one in which something was pressed stays open. */
function folded(title: string, body: string, isOpen: boolean): string {
  return `<details${isOpen ? " open" : ""}><summary><h2>${escapeXml(title)}</h2></summary>${body}</details>`;
}

function why(room: string, { why = "", name = "" }: OpsForm): string {
  return `<p><label for="${room}-why">Why, if you change something: kept with it, and shown where it stood in a Daily Brief</label><br>
<input id="${room}-why" name="why" maxlength="200" autocomplete="off" value="${escapeXml(why)}"></p>
<p><label for="${room}-name">Your name, if it is to be kept, too</label><br>
<input id="${room}-name" name="name" maxlength="${MAX_NAME}" autocomplete="off" value="${escapeXml(name)}"></p>`;
}

/** The outcome of the last press; a plan can be carried out from here. */
function said({ isDone, lines, waiting }: Outcome, { why = "", name = "" }: OpsForm): string {
  const text = `<pre tabindex="0">${escapeXml(lines.join("\n"))}</pre>`;
  if (waiting === undefined)
    return `<div role="${isDone ? "status" : "alert"}"${isDone ? ' class="well"' : ""}>${text}</div>`;
  const hidden = Object.entries({ why, name, undoes: waiting.undoes ?? "" }).map(
    ([key, value]) => `<input type="hidden" name="${key}" value="${escapeXml(value)}">`,
  );
  return `<div role="status" class="well"><p>This would be done:</p>${text}${hidden.join("")}
<p class="row">${press(`sure ${JSON.stringify(waiting.line)}`, "Do it")} <button name="press" value="show">Leave it</button></p></div>`;
}

function kept(acts: readonly Act[] | null): string {
  if (acts === null) return "<p>It cannot be read now.</p>";
  if (acts.length === 0) return "<p>Nothing yet.</p>";
  const items = acts.map(({ id, at, by, why, what, said, mayUndo }) => {
    const who = [lagosMinute(at), by].filter(Boolean).join(", ");
    const begun = said === null ? ": begun, and its end is not known" : "";
    const undo = mayUndo ? `<p class="row">${press(`undo ${id}`, "Undo", `Undo: ${what}`)}</p>` : "";
    return `<li><p>${escapeXml(what + begun)}</p><p class="why">${escapeXml(`${who}: ${why}`)}</p>${undo}</li>`;
  });
  return `<ul>${items.join("")}</ul><p><label for="undo-why">Why, if you undo something</label><br>
<input id="undo-why" name="why" maxlength="200" autocomplete="off"></p>`;
}

function press(value: string, label: string, name?: string): string {
  const spoken = name === undefined ? "" : ` aria-label="${escapeXml(name)}"`;
  return `<button name="press" value="${escapeXml(value)}"${spoken}>${escapeXml(label)}</button>`;
}

/** The words of a command line that this page itself wrote into a button. */
function wordsOf(json: string): CommandLine {
  const words = parseJson(json);
  return Array.isArray(words) && words.every((word) => typeof word === "string") ? words : [];
}
