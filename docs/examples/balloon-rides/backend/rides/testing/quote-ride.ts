import type { Quote } from "@/lib/api/contract/quotes";
import { listLaunchesEndpoint, searchRidesEndpoint, type Launch } from "@/lib/api/contract/rides";
import type { RideWord } from "../../suppliers/sandbox/rides/list-balloons";
import type { SandboxBuyer } from "../../testing/sandbox-buyer";

/** The launch of a ride on Null Island, for one. */
export async function quoteRide(buyer: SandboxBuyer, word: RideWord): Promise<Quote> {
  const day = { date: buyer.stay.start, people: 1 };
  const { launches } = await buyer.call<{ launches: Launch[] }>(
    `/api/rides/sandbox-b-null-island-${word}/launches`,
    day,
  );
  return buyer.toQuote({ service: "rides", ...day }, launches[0]);
}

const day = { date: "2026-12-05", people: 2 };
/** Its calls that may reach a supplier. */
export const rideCalls = {
  search: { endpoint: searchRidesEndpoint, body: { ...day, place: "goreme" } },
  offers: { endpoint: listLaunchesEndpoint, body: day },
};
/** Who may make them. */
export const rideAccess = {
  "POST /api/rides/search": { access: "public", body: rideCalls.search.body },
  "POST /api/rides/{id}/launches": {
    access: "public",
    params: { id: "sandbox-b-goreme-sunrise" },
    body: day,
  },
} as const;
