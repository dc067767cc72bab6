const name = "singleKeys";

/** Whether keys without a modifier do something here; each browser keeps its user's choice. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(name) !== "off";
  } catch {
    return true;
  }
}

/** Where the browser blocks storage, the choice lasts as long as the page. */
export function setSingleKeys(areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(name);
    else localStorage.setItem(name, "off");
  } catch {
    // Blocked: nothing is kept.
  }
}

/** Where letters are typed, or keys have a meaning of their own. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable], [role=textbox], dialog[open]") !==
    null;

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target"> & {
  defaultPrevented: boolean;
  isComposing: boolean;
};

/** The key of a press that may do something by itself; null for typing and others' shortcuts. */
export function toSingleKey(event: Press): string | null {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented, isComposing } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || isComposing) return null;
  return isField(target) ? null : key;
}

/** Ctrl-K, and the same with the other key on a Mac; works in fields, too. */
export const opensPalette = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && key.toLowerCase() === "k";
