import { createHash } from "node:crypto";
import type { PastSearchInput } from "@/lib/api/contract/past-searches";

/**
 * What is stored of a search. Its fingerprint is the same in every language: of places the ids or
 * coordinates, not the names.
 */
export function toStoredSearch(input: PastSearchInput) {
  const names: string[] = [];
  const text = JSON.stringify(input, (key, value: unknown) => {
    if (key !== "name") return value;
    names.push(String(value));
    return undefined;
  });
  return {
    input,
    fingerprint: createHash("sha256").update(text).digest("base64url"),
    place: [...new Set(names)].filter(Boolean).join(" – ").slice(0, 500),
  };
}
