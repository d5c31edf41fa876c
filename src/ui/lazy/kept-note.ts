import { clockOrDate } from "#ui/time.ts";
import { english } from "#words/dates.ts";

/**
 * A file of its own, which only a page loads that is not known to be current or that has no network, and before anything
 * is painted (early-times.ts): it says from when the page is, and beside "Live updates" what is being done about it.
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
    note.replaceChildren();
    if (from !== null)
      note.append(...noteOf(words.from.replace("{time}", clockOrDate(from, times.now(), dates))));
    else delete document.documentElement.dataset.keptAt;
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
