import { type RefObject, useEffect, useRef } from "react";

/**
 * For a form of uncontrolled fields whose values are in the address: when the address changes, the existing fields get
 * its values, so that the focused one keeps the focus.
 */
export function useFollowAddress(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
): void {
  const now = JSON.stringify(values);
  const before = useRef(now);
  useEffect(() => {
    if (now === before.current) return;
    before.current = now;
    for (const [name, value] of Object.entries<string>(JSON.parse(now))) {
      const field = form.current?.elements.namedItem(name) as HTMLSelectElement | RadioNodeList | null;
      if (field) field.value = value;
    }
  }, [form, now]);
}
