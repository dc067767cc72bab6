import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Entry } from "./entry";

const unpack = promisify(gunzip);

/**
 * The plain bytes of what is kept compressed, with a memory for those asked for last: few clients
 * want them, and those often the same.
 */
export function createUnpacker(maxBytes: number): (entry: Entry) => Buffer | Promise<Buffer> {
  const unpacked = new LRUCache<Entry, Buffer>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ length }) => length,
    fetchMethod: ({ variants }) => unpack(variants.gzip.body),
    // Somebody waits for what had to make room before it was there.
    ignoreFetchAbort: true,
  });
  return (entry) =>
    entry.variants.identity.body ?? unpacked.get(entry) ?? unpacked.forceFetch(entry);
}

export type Unpack = ReturnType<typeof createUnpacker>;
