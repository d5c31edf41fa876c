import { desktop, expect } from "#tests/support/e2e.ts";
import { aFixture, openAgain, openHub, part, playLeague, rows, usual } from "#tests/support/league-hub.ts";
import { test } from "#tests/support/reader.ts";

test.use(desktop);

test("LG-93 LG-94 LG-95 LG-96 the game of the week is labelled by its score", async ({ page }) => {
  // score-label.test.ts has the other scores.
  const labels: [number, string][] = [
    [90, "Must Watch"],
    [89.9, "High Quality"],
    [70, "Good Match"],
    [69.9, "Regular"],
  ];
  const game = usual["stats/game-of-the-week"] as { reasoning: object };
  for (const [algorithm_score, label] of labels) {
    await playLeague(page, {
      "stats/game-of-the-week": {
        ...game,
        reasoning: { ...game.reasoning, algorithm_score, label: undefined },
      },
    });
    await openAgain(page);
    await expect(part(page, "Game of the Week").getByText(label, { exact: true })).toBeVisible();
  }
});

test("LG-85 LG-86 ENT-18 Season Analytics shows every figure; its sections start open and collapse one by one", async ({
  page,
}) => {
  await playLeague(page);
  await openHub(page);
  const widget = part(page, "Season Analytics");
  for (const figure of [
    "131",
    "249",
    "34.5%",
    "256",
    "1.95",
    "109",
    "33.6%",
    "8",
    "5",
    "52",
    "41",
    "38",
    "39.7%",
  ])
    await expect(widget.getByText(figure, { exact: true })).toBeVisible();
  await expect(widget).toContainText(/Best attack: Club 1\s*1\.77/);
  await expect(widget).toContainText(/Best defence: Club 3\s*0\.46/);
  const heads = widget.locator("summary");
  await expect(heads).toHaveText(["Completion", "Goals", "Match patterns", "Team records"]);
  await heads.nth(1).click();
  await expect(widget.getByText("256", { exact: true })).toBeHidden();
  await expect(widget.getByText("52", { exact: true })).toBeVisible();
  await heads.nth(1).click();
  await expect(widget.getByText("256", { exact: true })).toBeVisible();
});

test("LG-87 LG-98 Game of the Week shows its teams and at most three alternative matches", async ({
  page,
}) => {
  const game = usual["stats/game-of-the-week"] as object;
  for (const [received, displayed] of [
    [5, 3],
    [1, 1],
  ] as const) {
    const alternative_games = Array.from({ length: received }, (_, at) => aFixture(at + 2));
    await playLeague(page, { "stats/game-of-the-week": { ...game, alternative_games } });
    await openAgain(page);
    const widget = part(page, "Game of the Week");
    await expect(widget.getByRole("listitem")).toHaveCount(displayed);
    await expect(widget.getByRole("link", { name: "Home 1", exact: true })).toBeVisible();
    await expect(widget.getByRole("link", { name: "Away 1", exact: true })).toBeVisible();
    await expect(widget.locator(".crest__text")).toHaveText(["3SC", "KAN"]);
  }
});

test("LG-88 LG-89 LG-90 LG-91 Team Form shows three teams of each kind and five games, '?' for those not played", async ({
  page,
}) => {
  const best = (usual["stats/teams/in-form"] as { in_form_teams: object[] }).in_form_teams;
  await playLeague(page, {
    "stats/teams/in-form": { in_form_teams: [{ ...best[0], form: "WL" }, ...best.slice(1)] },
  });
  await openHub(page);
  const widget = part(page, "Team Form");
  await expect(widget.getByRole("listitem")).toHaveCount(6);
  expect((await rows(widget)).map((text) => text.split("\n")[0])).toEqual([
    ...["Form 1", "Form 2", "Form 3"],
    ...["Form 11", "Form 12", "Form 13"],
  ]);
  await expect(widget.getByRole("img").nth(0)).toHaveText("WL???");
  await expect(widget.getByRole("img").nth(1)).toHaveText("WDLWW");
  await expect(widget.getByRole("img").nth(1)).toHaveAccessibleName("Win, Draw, Loss, Win, Win");
});
