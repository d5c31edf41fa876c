import { type Refusal, refuse } from "#contracts/endpoint.ts";
import { type Correction, countCharacters, type Feedback, maxNameLength } from "#contracts/forms.ts";
import { plainLine, plainText } from "#features/letters/rules/plain-text.ts";

/** A field's text; a missing field is empty, a value of another type is refused. */
export function readTextField(value: unknown, field: string): string | Refusal {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : wrong(field, "must be a text");
}

export function readFeedback(body: {
  name?: unknown;
  email?: unknown;
  feedback?: unknown;
}): Feedback | Refusal {
  const name = readTextField(body.name, "name");
  if (typeof name !== "string") return name;
  const email = readTextField(body.email, "email");
  if (typeof email !== "string") return email;
  const feedback = readTextField(body.feedback, "feedback");
  if (typeof feedback !== "string") return feedback;
  if (countCharacters(name) > maxNameLength)
    return wrong("name", `must have at most ${maxNameLength} characters`);
  return { name: plainLine(name), email, feedback: plainText(feedback) };
}

/** The fields of a correction; lengths are for the form's own rules. */
export function readCorrection(body: Readonly<Record<string, unknown>>): Correction | Refusal {
  const page = readTextField(body.page, "page");
  if (typeof page !== "string") return page;
  const sentence = readTextField(body.sentence, "sentence");
  if (typeof sentence !== "string") return sentence;
  const proposal = readTextField(body.proposal, "proposal");
  if (typeof proposal !== "string") return proposal;
  return { page: plainLine(page), sentence: plainLine(sentence), proposal: plainLine(proposal) };
}

function wrong(field: string, msg: string): Refusal {
  return refuse("invalid", [{ loc: ["body", field], msg: `${field} ${msg}` }]);
}
