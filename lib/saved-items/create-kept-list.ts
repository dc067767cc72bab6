import { toItemKey, type ItemFacts, type KeptItem } from "./kept-item";
import { readKeptItems } from "./read-kept-items";

type Key = Pick<ItemFacts, "service" | "id">;
export type KeptList = {
  /** Latest first; the same array until the list changes. */
  read: () => readonly KeptItem[];
  /** Puts an item first; the oldest beyond the maximum are dropped. */
  add: (item: KeptItem) => void;
  remove: (...keys: readonly Key[]) => void;
  clear: () => void;
  /** Calls back on changes, also those of other tabs. Returns an unsubscribe function. */
  subscribe: (onChange: () => void) => () => void;
};

const none: readonly KeptItem[] = [];
/** Of the server's HTML and during hydration. */
export const emptyList = (): readonly KeptItem[] => none;

/**
 * A list that this browser keeps for this host, in localStorage; signing out clears it. Where
 * storage is blocked, the list lasts as long as the page.
 */
export function createKeptList(name: string, { maximum }: { maximum: number }): KeptList {
  const listeners = new Set<() => void>();
  let unstored: string | null = null;
  let parsed: { text: string | null; items: readonly KeptItem[] } = { text: null, items: none };

  const readText = (): string | null => {
    try {
      return unstored ?? localStorage.getItem(name);
    } catch {
      return unstored;
    }
  };
  function read(): readonly KeptItem[] {
    const text = readText();
    if (text !== parsed.text) parsed = { text, items: readKeptItems(text) };
    return parsed.items;
  }
  function write(items: readonly KeptItem[]): void {
    const text = items.length > 0 ? JSON.stringify(items.slice(0, maximum)) : null;
    try {
      if (text) localStorage.setItem(name, text);
      else localStorage.removeItem(name);
      unstored = null;
    } catch {
      unstored = text;
    }
    for (const listener of listeners) listener();
  }
  const without = (keys: readonly Key[]) => {
    const gone = new Set(keys.map(toItemKey));
    return read().filter((item) => !gone.has(toItemKey(item)));
  };

  return {
    read,
    add: (item) => write([item, ...without([item])]),
    remove: (...keys) => write(without(keys)),
    clear: () => write([]),
    subscribe: (onChange) => {
      // Without a key everything was cleared.
      const onStorage = ({ key }: StorageEvent) => {
        if (key === name || key === null) onChange();
      };
      listeners.add(onChange);
      addEventListener("storage", onStorage);
      return () => {
        listeners.delete(onChange);
        removeEventListener("storage", onStorage);
      };
    },
  };
}
