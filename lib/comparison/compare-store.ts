import { useSyncExternalStore } from "react";
import { tabStorage } from "@/lib/tab-storage";
import { comparedMaximum } from "./compared-maximum";

export type Compared = { id: string; name: string };

const storageName = "compareHotels";
const none: readonly Compared[] = [];
const listeners = new Set<() => void>();
let parsed: { text: string | null; items: readonly Compared[] } = { text: null, items: none };

const isCompared = (value: unknown): value is Compared =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "name" in value &&
  typeof value.name === "string";

function parse(text: string | null): readonly Compared[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, comparedMaximum) : none;
  } catch {
    return none;
  }
}

function read(): readonly Compared[] {
  const text = tabStorage.get(storageName);
  if (text !== parsed.text) parsed = { text, items: parse(text) };
  return parsed.items;
}

function write(items: readonly Compared[]): void {
  if (items.length > 0) tabStorage.set(storageName, JSON.stringify(items));
  else tabStorage.remove(storageName);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The hotels chosen to compare in this tab, in the order chosen; kept from page to page. */
export const useCompared = (): readonly Compared[] =>
  useSyncExternalStore(subscribe, read, () => none);

export const compareStore = {
  /** @returns false if there are as many as can be compared */
  add(item: Compared): boolean {
    const items = read();
    if (items.some(({ id }) => id === item.id)) return true;
    if (items.length >= comparedMaximum) return false;
    write([...items, { id: item.id, name: item.name }]);
    return true;
  },
  remove: (id: string): void => write(read().filter((item) => item.id !== id)),
  clear: (): void => write(none),
};
