import { expect, test } from "vitest";
import { fillForm } from "#app/routes/newsletter-forms.ts";

test("fields get the reader's words as text, all others stay", () => {
  const html =
    '<input class="field" name="name" value=""/><input name="email"><input name="q" value="x"><textarea name="feedback" rows="6"></textarea>';
  expect(
    fillForm(html, { name: '$& "Ada" <b>', email: "a@b.example", feedback: "</textarea>$1", q: undefined }),
  ).toBe(
    '<input value="$&amp; &quot;Ada&quot; &lt;b&gt;" class="field" name="name"/><input value="a@b.example" name="email"><input name="q" value="x"><textarea name="feedback" rows="6">&lt;/textarea&gt;$1</textarea>',
  );
});
