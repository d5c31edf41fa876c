import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For a form of uncontrolled fields whose values are in the address: after each navigation, the existing fields get its
 * values, so that the focused one keeps the focus. After each, not only if the values changed: on a slow phone, Back
 * may arrive before the page has rendered what was chosen, so the values are still those from before the choice.
 */
export function useFollowAddress(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
): void {
  const location = useLocation();
  const now = JSON.stringify(values);
  const previous = useRef({ location, now });
  useEffect(() => {
    if (location === previous.current.location && now === previous.current.now) return;
    previous.current = { location, now };
    for (const [name, value] of Object.entries<string>(JSON.parse(now))) {
      const field = form.current?.elements.namedItem(name) as HTMLSelectElement | RadioNodeList | null;
      if (field) field.value = value;
    }
  }, [form, location, now]);
}
