const label = "(?:as (?:already |earlier |previously )?reported|earlier|the story so far):";
const reminder = new RegExp(`(?<=[.!?…]["”’]?\\s)${label}.*$`, "is");
const labelInFront = new RegExp(`^${label}\\s*`, "i");

/** A text without its reminder of what was reported before: "… As reported: Three states sign". Never empty. */
export function withoutReminder(text: string): string {
  return text.replace(reminder, "").trim().replace(labelInFront, "");
}

/** Whether the sentence is such a reminder. */
export function isReminder(sentence: string): boolean {
  return labelInFront.test(sentence);
}
