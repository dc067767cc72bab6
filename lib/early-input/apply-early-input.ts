import type { EarlyEvent } from "./record-early-input";

type Control = HTMLInputElement & {
  /** React's: it hears of no input that leaves the value it has seen last. */
  _valueTracker?: { setValue: (value: string) => void };
};

/** React marks what it has hydrated; other controls wait for a later part of the page. */
const isHydrated = ({ target }: EarlyEvent) =>
  Object.keys(target).some((key) => key.startsWith("__reactProps"));

function repeat({ type, target, value, checked }: EarlyEvent): void {
  const control: Control = target;
  if (type === "click") return control.closest<HTMLElement>("[data-early-clicks]")?.click();
  if (type === "focusin") {
    if (control === document.activeElement)
      control.dispatchEvent(new FocusEvent(type, { bubbles: true }));
    return;
  }
  if (control.type === "checkbox" || control.type === "radio") {
    if (type !== "change") return;
    control.checked = !checked;
    // Makes all events of a real one.
    return control.click();
  }
  if (value === undefined) return;
  if (control.type !== "file" && control.value !== value) control.value = value;
  control._valueTracker?.setValue(`${value}~`);
  control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether something was typed or chosen in it, for a part that the script replaces by another. */
export const hasEarlyInput = (part: Element): boolean =>
  globalThis.earlyInput?.some(({ type, target }) => type === "input" && part.contains(target)) ??
  false;

/**
 * Applies what was ticked, chosen or typed before React listened, as if it happened now. Of all
 * that happened to a control the last counts; clicks count each, where a button asks for them.
 */
export async function applyEarlyInput(): Promise<void> {
  globalThis.endEarlyInput?.();
  const all = globalThis.earlyInput ?? [];
  const due = all.filter(isHydrated);
  globalThis.earlyInput = all.filter((event) => !due.includes(event));
  // After the effects and renders of the arrival, each with those of the one before.
  for (const event of due) {
    await Promise.resolve();
    const { type, target } = event;
    if (
      type === "click" ||
      due.findLast((other) => other.target === target && other.type === type) === event
    )
      repeat(event);
  }
  await Promise.resolve();
}
