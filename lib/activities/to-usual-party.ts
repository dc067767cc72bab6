import type { ActivityParty, ActivityProduct } from "@/lib/api/contract/activities";
import type { PartyBand } from "@/lib/api/contract/activity-terms";

/** Whose place is counted up first where more people have to take part. */
const leading: readonly PartyBand[] = ["adult", "traveller", "senior", "youth"];

/** The smallest party that an activity takes: adults, where it tells people by age. */
export function toUsualParty({
  bands,
  people,
}: Pick<ActivityProduct, "bands" | "people">): ActivityParty {
  const party: Partial<Record<PartyBand, number>> = {};
  for (const { band, minimum } of bands) if (minimum > 0) party[band] = minimum;
  const all = Object.values(party).reduce((sum, count) => sum + count, 0);
  const lead = leading.find((one) => bands.some(({ band }) => band === one)) ?? bands[0]?.band;
  const missing = Math.max(1, people.minimum) - all;
  if (lead && missing > 0) party[lead] = (party[lead] ?? 0) + missing;
  return party;
}
