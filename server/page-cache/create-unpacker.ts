import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Entry } from "./entry";

const unpack = promisify(gunzip);

/**
 * Decompresses cached bytes, with a cache of recent results: few clients want them, and those often
 * the same.
 */
export function createUnpacker(maxBytes: number): (entry: Entry) => Buffer | Promise<Buffer> {
  const unpacked = new LRUCache<Entry, Buffer>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ length }) => length,
    fetchMethod: ({ variants }) => unpack(variants.gzip.body),
    // A request may still wait for a result that was evicted before it was ready.
    ignoreFetchAbort: true,
  });
  return (entry) =>
    entry.variants.identity.body ?? unpacked.get(entry) ?? unpacked.forceFetch(entry);
}

export type Unpack = ReturnType<typeof createUnpacker>;
