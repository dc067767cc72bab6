import { createHash } from "node:crypto";
import { toLocalDate } from "@/lib/dates/calendar-date";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Policies } from "@/lib/api/contract/policies";

export const toTextHash = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * The terms for agents that are in force, with the hash of their text in the language of
 * `policies`; null without any.
 */
export function findCurrentAgencyTerms(
  { timeZone }: Pick<AgencyWire, "timeZone">,
  { agencyTerms }: Pick<Policies, "agencyTerms">,
  now: Date,
): { id: string; sha256: string } | null {
  const today = toLocalDate(now, timeZone);
  const [inForce] = agencyTerms
    .filter(({ validFrom }) => validFrom <= today)
    .sort((a, b) => b.validFrom.localeCompare(a.validFrom));
  return inForce?.content ? { id: inForce.id, sha256: toTextHash(inForce.content) } : null;
}
