import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import type { Encoding } from "./entry";

/** Browsers send only a handful of different values. */
const chosen = new LRUCache<string, Encoding>({ max: 256 });
const maxRememberedLength = 128;

function negotiate(header: string): Encoding {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings([
    "br",
    "gzip",
  ]);
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
}

/** Brotli if accepted, else gzip, else the plain bytes. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const known = chosen.get(header);
  if (known) return known;
  const encoding = negotiate(header);
  if (header.length <= maxRememberedLength) chosen.set(header, encoding);
  return encoding;
}
