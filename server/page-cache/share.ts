import { LRUCache } from "lru-cache";
import type { Entry } from "./entry";

export type Share = {
  get: (id: string) => Entry | undefined;
  set: (id: string, entry: Entry) => void;
  delete: (id: string) => void;
  /** Drops every entry with one of these tags. @returns how many */
  purge: (tags: readonly string[]) => number;
  stats: () => { entries: number; bytes: number; tags: number };
};

/**
 * A part of the cache with its own memory: it evicts nothing elsewhere. The least recently used
 * goes first.
 */
export function createShare(maxBytes: number, onEvict?: () => void): Share {
  const idsByTag = new Map<string, Set<string>>();

  function index(id: string, { tags }: Entry): void {
    for (const tag of tags) {
      const ids = idsByTag.get(tag);
      if (ids) ids.add(id);
      else idsByTag.set(tag, new Set([id]));
    }
  }
  function unindex(id: string, { tags }: Entry): void {
    for (const tag of tags) {
      const ids = idsByTag.get(tag);
      ids?.delete(id);
      if (ids?.size === 0) idsByTag.delete(tag);
    }
  }

  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // No page takes more than a quarter.
    maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
    sizeCalculation: ({ bytes }, id) => bytes + 2 * id.length,
    // In this order when an entry replaces another.
    dispose: (entry, id, reason) => {
      unindex(id, entry);
      if (reason === "evict") onEvict?.();
    },
    onInsert: (entry, id) => index(id, entry),
  });

  return {
    get: (id) => entries.get(id),
    set: (id, entry) => void entries.set(id, entry),
    delete: (id) => void entries.delete(id),
    purge(tags) {
      const ids = new Set(tags.flatMap((tag) => [...(idsByTag.get(tag) ?? [])]));
      for (const id of ids) entries.delete(id);
      return ids.size;
    },
    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize, tags: idsByTag.size }),
  };
}
