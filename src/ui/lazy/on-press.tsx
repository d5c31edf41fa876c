import { type ComponentType, Suspense, use, useEffect } from "react";
import { toast } from "#ui/toasts/toast.ts";
import { useWords } from "#words/words.ts";

interface Opened {
  /** False while a part is closed that stays; left out for one that goes. */
  isOpen?: boolean;
  close: () => void;
}

interface Part<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Its code, or null if that has not come. */
  loading?: Promise<ComponentType<Props> | null> | null;
}

interface OnPressProps<Props> {
  part: Part<Props>;
  props: Props;
}

/**
 * A part that a press opens. If its code does not come, it closes and says so, and the next press asks again. Chrome
 * never asks twice for a module on the same page, so the message offers to load the page again.
 */
export function OnPress<Props extends Opened>(opened: OnPressProps<Props>) {
  return (
    <Suspense fallback={null}>
      <Loaded {...opened} />
    </Suspense>
  );
}

function Loaded<Props extends Opened>({ part, props }: OnPressProps<Props>) {
  if (!part.loading && props.isOpen === false) return null;
  part.loading ??= part.load().catch(() => null);
  const Code = use(part.loading);
  return Code ? <Code {...props} /> : <Missing part={part} props={props} />;
}

function Missing<Props extends Opened>({ part, props: { close } }: OnPressProps<Props>) {
  const { say } = useWords();
  useEffect(() => {
    part.loading = null;
    const run = () => window.location.reload();
    toast(say("This could not be loaded."), { label: say("Try again"), run });
    close();
  }, [part, close, say]);
  return null;
}
