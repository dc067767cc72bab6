import type { ActivityParty } from "@/lib/api/contract/activities";
import { partyBands, type PartyBand } from "@/lib/api/contract/activity-terms";

/** Everybody in a party, in the order of the bands; `number`: among those of the band, from 1. */
export const listPeople = (party: ActivityParty): { band: PartyBand; number: number }[] =>
  partyBands.flatMap((band) =>
    Array.from({ length: party[band] ?? 0 }, (_, index) => ({ band, number: index + 1 })),
  );
