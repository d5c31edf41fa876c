import { storyPage } from "#contracts/addresses.ts";
import { deskPlaces } from "#contracts/sections.ts";
import type { DeskPlace, DeskPress, DeskView, NewPress, NewsDesk } from "#features/news/contract/desk.ts";
import { escapeXml } from "#platform/text/xml.ts";
import { frame, MAX_NAME, type OpsForm, pressedBy, tokenField } from "./page.ts";

type List = NonNullable<NewPress["list"]>;

export const DESK_ADDRESS = "/ops/desk";

/** Does what was pressed; returns what to say about it, or null if nothing was. */
export async function doPress(desk: NewsDesk, form: OpsForm): Promise<string | null> {
  const { press = "" } = form;
  const by = pressedBy(form);
  const [, kill] = /^kill (\S{1,60})$/.exec(press) ?? [];
  if (kill !== undefined)
    return said(await desk.press({ action: "kill", list: null, place: null, by, story: kill }), "story");
  const [, action, list, place, story] = /^(pin|move) (edition|brief) ([1-7]) (\S{1,60})$/.exec(press) ?? [];
  if (story !== undefined)
    return said(
      await desk.press({
        ...{ action: action as "pin" | "move", list: list as List, place: Number(place) },
        ...{ by, story },
      }),
      "story",
    );
  const [, undone] = /^undo (\d{1,12})$/.exec(press) ?? [];
  return undone === undefined ? null : said(await desk.undo(Number(undone)), "press");
}

function said(isDone: boolean, what: string): string {
  return isDone ? "Done." : `There is no such ${what}.`;
}

/**
 * The coming edition and brief, with one press for each change. The token that was typed stands in the one form, so that
 * each press carries it in its body.
 */
export function deskPage(view: DeskView, { token, name = "" }: OpsForm, message: string | null): string {
  const { edition, brief, offered, presses } = view;
  return frame(
    `${message === null ? "" : `<p role="status" class="well">${escapeXml(message)}</p>`}
<form method="post" action="${DESK_ADDRESS}">${tokenField(token)}
<p><label for="name">Your name, if it is to stand beside what you press</label></p>
<p class="row"><input id="name" name="name" maxlength="${MAX_NAME}" autocomplete="off" value="${escapeXml(name.slice(0, MAX_NAME))}">
<button name="press" value="show">Show again</button></p>
<p>Kill takes a story out of the edition and the brief for two days. Pin here keeps it at its place, Up and Down move it. What was pressed stands at the end, each with its undo.</p>
<section><h2>Edition: ${escapeXml(`${edition.name}, ${edition.date}`)}</h2>
<p>As readers see it at ${escapeXml(edition.at)}, if nothing else comes.</p>
${list("edition", edition.places, "There are not seven stories yet.")}</section>
<section><h2>Daily Brief</h2><p>As it would be composed by now. It is composed at ${escapeXml(brief.at)}.</p>
${list("brief", brief.places, "There is nothing for it yet.")}</section>
<section><h2>Next in line</h2><p>The most newsworthy stories that stand in neither.</p><ul>${offered.map(offer).join("")}</ul></section>
<section><h2>Pressed</h2>${presses.length === 0 ? "<p>Nothing.</p>" : `<ul>${presses.map(pressed).join("")}</ul>`}</section>
</form>`,
    "desk",
  );
}

function list(name: List, places: readonly DeskPlace[], nothing: string): string {
  if (places.length === 0) return `<p>${nothing}</p>`;
  const items = places.map((place, index) => {
    const at = index + 1;
    const buttons = [
      button(`kill ${place.story}`, "Kill", place),
      button(`pin ${name} ${at} ${place.story}`, "Pin here", place),
      at > 1 ? button(`move ${name} ${at - 1} ${place.story}`, "Up", place) : "",
      at < places.length ? button(`move ${name} ${at + 1} ${place.story}`, "Down", place) : "",
    ];
    return item(place, buttons);
  });
  return `<ol>${items.join("")}</ol>`;
}

function offer(place: DeskPlace): string {
  return item(place, [
    button(`pin edition ${deskPlaces.edition} ${place.story}`, "Into the edition", place),
    button(`pin brief ${deskPlaces.brief} ${place.story}`, "Into the brief", place),
    button(`kill ${place.story}`, "Kill", place),
  ]);
}

function item(place: DeskPlace, buttons: readonly string[]): string {
  const { story, headline, category, paper, others, sentence, reason } = place;
  const also = others === 0 ? "" : ` · Also in ${others} ${others === 1 ? "paper" : "papers"}`;
  return `<li><p>${escapeXml(`${paper} · ${category}${also}`)}</p><h3>${escapeXml(headline)}</h3>
${sentence === "" ? "" : `<p>${escapeXml(sentence)}</p>`}<p><a href="${storyPage(story)}">All its texts</a></p><p class="why">${escapeXml(reason)}</p><p class="row">${buttons.join(" ")}</p></li>`;
}

function pressed({ id, action, list, place, by, at, headline }: DeskPress): string {
  const where = list === null ? "out of every list" : `${list}, place ${place}`;
  const what = `${action}: “${headline}”, ${where}${by === null ? "" : `, by ${by}`}, ${at}`;
  return `<li><p>${escapeXml(what)}</p><p class="row">${button(`undo ${id}`, "Undo", { headline })}</p></li>`;
}

function button(value: string, label: string, { headline }: Pick<DeskPlace, "headline">): string {
  const name = escapeXml(`${label}: ${headline}`);
  return `<button name="press" value="${escapeXml(value)}" aria-label="${name}">${label}</button>`;
}
