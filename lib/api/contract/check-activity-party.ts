import type { ActivityParty, ActivityProduct, PartyProblem } from "./activities";
import { partyBands } from "./activity-terms";

type Rules = Pick<ActivityProduct, "bands" | "people">;

/** Everybody of a party. */
export const countPeople = (party: ActivityParty): number =>
  Object.values(party).reduce((sum, count) => sum + count, 0);

/**
 * Why a product doesn't take a party, the first reason of several; null where it does. Bands come
 * before all together: they say what to change.
 */
export function findPartyProblem(party: ActivityParty, { bands, people }: Rules) {
  const problem = (
    reason: PartyProblem["reason"],
    band: PartyProblem["band"],
    limit: number | null,
  ): PartyProblem => ({ reason, band, limit });
  for (const band of partyBands)
    if (party[band] && !bands.some((one) => one.band === band))
      return problem("bandNotSold", band, null);
  const adults = (party.adult ?? 0) + (party.senior ?? 0);
  for (const { band, minimum, maximum, needsAdult } of bands) {
    const count = party[band] ?? 0;
    if (count > 0 && needsAdult && adults === 0) return problem("adultRequired", band, null);
    if (count < minimum) return problem("tooFew", band, minimum);
    if (count > maximum) return problem("tooMany", band, maximum);
  }
  const all = countPeople(party);
  if (all < people.minimum) return problem("tooFew", null, people.minimum);
  return all > people.maximum ? problem("tooMany", null, people.maximum) : null;
}

/** How many groups, boats or vehicles so many people fill; 1 where each of them is priced. */
export const countUnits = (people: number, holds: number | null): number =>
  holds === null ? 1 : Math.ceil(people / holds);
