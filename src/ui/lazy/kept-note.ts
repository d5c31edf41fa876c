import { clockOrDate } from "#ui/time.ts";
import { english } from "#words/dates.ts";

/**
 * A file of its own: only a page that is not known to be current, or has no network, loads it, before anything is
 * painted (early-times.ts). It states the page's time, and beside "Live updates" what is being done about it.
 */
const { times } = window;

if (times) {
  const { words } = times;
  const dates = { ...english, shortMonths: words.shortMonths };
  times.tell = (...told) => {
    times.told = told;
    const [from, state] = told;
    const [word, note] = [document.querySelector(".live__state"), document.querySelector(".kept--page")];
    if (!word || !note) return;
    const said = state && words[state];
    if (word.textContent !== said) word.textContent = said;
    const next = document.createElement("div");
    if (from !== null)
      next.append(...noteOf(words.from.replace("{time}", clockOrDate(from, times.now(), dates))));
    else delete document.documentElement.dataset.keptAt;
    // A screen reader says whatever is written here, and the button may have the focus.
    if (note.textContent !== next.textContent) note.replaceChildren(...next.childNodes);
  };

  const noteOf = (sentence: string): (string | Node)[] => {
    if (navigator.onLine === false) return [`${words.unconnected} ${sentence}`];
    const again = document.createElement("button");
    const onclick = () => window.location.reload();
    return [
      `${sentence} `,
      Object.assign(again, { type: "button", className: "btn", textContent: words.again, onclick }),
    ];
  };

  const whenArrived = new MutationObserver(() => {
    // Of the two places this is the later one.
    if (!document.querySelector(".live__state")) return;
    whenArrived.disconnect();
    times.tell(...times.told);
  });
  whenArrived.observe(document, { childList: true, subtree: true });
  times.tell(...times.told);
}
