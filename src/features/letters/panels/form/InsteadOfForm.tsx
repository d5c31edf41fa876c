import { type ReactNode, useEffect, useRef } from "react";

interface InsteadProps {
  className?: string;
  children: ReactNode;
}

/**
 * What comes in the place of a form that was sent. It takes the focus, which the form had, so that a keyboard goes on
 * from here and a screen reader says it; the page's text has it afterwards, unless what comes next has taken it.
 */
export function InsteadOfForm({ className, children }: InsteadProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const takeLost = (taker: HTMLElement | null) => {
      if (document.activeElement === document.body) taker?.focus({ preventScroll: true });
    };
    takeLost(place.current);
    return () => takeLost(document.querySelector("main"));
  }, []);
  return (
    <div className={className} role="status" tabIndex={-1} ref={place}>
      {children}
    </div>
  );
}
