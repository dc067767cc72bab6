import { withDeadline } from "../outbound/with-deadline";
import type { RequestContext } from "../request-context";
import type { Snapshot } from "../searches/create-snapshot-store";
import { SupplierError } from "../suppliers/booking-supplier";
import type { FoundHotel } from "../suppliers/hotel-supplier";
import { askSupplier } from "./ask-supplier";
import type { HotelDependencies } from "./hotel-dependencies";
import type { Stays } from "./sellable-stays";

export type HotelQuery = Parameters<Stays["findHotels"]>[0];

/** Some suppliers need twenty seconds for a large city. */
const deadlineMs = 25_000;

/** What the response to a query depends on, apart from the moment it is sent. */
export const toHotelQuestion = (
  { point, radius, stay, rooms, residence, language, today }: HotelQuery,
  { sells }: Pick<HotelDependencies["stays"], "sells">,
): object => [
  sells,
  [point.latitude, point.longitude, radius],
  [stay.start, stay.end],
  rooms.map(({ adults, childAges }) => [adults, ...childAges]),
  residence,
  language,
  today,
];

function toValidForMs(found: readonly FoundHotel[], now: Date): number {
  let earliest: string | null = null;
  for (const { offers } of found)
    for (const { expiresAt } of offers)
      if (earliest === null || expiresAt < earliest) earliest = expiresAt;
  return earliest === null ? Infinity : Date.parse(earliest) - now.getTime();
}

/**
 * The hotels for a query at net prices, from the snapshot that all viewers share: don't mutate
 * them. Waits until the search is complete, or for `waitMs`.
 * @throws RouteError 503 when the supplier fails or takes too long
 */
export const findHotels = (
  context: RequestContext,
  {
    query,
    waitMs,
    stays,
    snapshots,
    logError,
  }: Pick<HotelDependencies, "stays" | "snapshots" | "logError"> & {
    query: HotelQuery;
    waitMs?: number;
  },
): Promise<Snapshot<FoundHotel>> =>
  snapshots.read<FoundHotel>(
    {
      agencyId: context.agency.id,
      kind: "hotels",
      question: toHotelQuestion(query, stays),
    },
    {
      ask: () =>
        askSupplier(context, { call: "findHotels", logError }, () =>
          withDeadline(
            stays.findHotels(query),
            deadlineMs,
            () => new SupplierError("timeout", `no answer within ${deadlineMs} ms`),
          ),
        ),
      toValidForMs: (found) => toValidForMs(found, query.now),
      ...(waitMs === undefined ? {} : { waitMs }),
    },
  );
