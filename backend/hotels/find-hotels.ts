import type { RequestContext } from "../http/request-context";
import type { Snapshot } from "../searches/create-snapshot-store";
import { toValidForMs } from "../searches/to-valid-for-ms";
import type { FoundHotel } from "../ports/hotel-supplier";
import type { HotelShop } from "./combine-hotel-suppliers";
import type { HotelDependencies } from "./hotel-dependencies";

export type HotelQuery = Parameters<HotelShop["findHotels"]>[0];

/** What the response to a query depends on, apart from the moment it is sent. */
export const toHotelQuestion = (
  { point, radius, bounds, stay, rooms, residence, language, today }: HotelQuery,
  { sells }: Pick<HotelDependencies["hotels"], "sells">,
): object => [
  sells,
  [point.latitude, point.longitude, radius, bounds],
  [stay.start, stay.end],
  rooms.map(({ adults, childAges }) => [adults, ...childAges]),
  residence,
  language,
  today,
];

/**
 * The hotels for a query at net prices, from the snapshot that all viewers share: don't mutate
 * them. Waits until the search is complete, or for `waitMs`.
 * @throws SupplierError when the supplier fails or takes too long
 */
export const findHotels = (
  context: RequestContext,
  {
    query,
    waitMs,
    hotels,
    snapshots,
  }: Pick<HotelDependencies, "hotels" | "snapshots"> & {
    query: HotelQuery;
    waitMs?: number;
  },
): Promise<Snapshot<readonly FoundHotel[]>> =>
  snapshots.read<readonly FoundHotel[]>(
    {
      agencyId: context.agency.id,
      kind: "hotels",
      question: toHotelQuestion(query, hotels),
    },
    {
      ask: (progress) => hotels.findHotels(query, progress),
      toValidForMs: (found) => toValidForMs(found, query.now),
      ...(waitMs === undefined ? {} : { waitMs }),
    },
  );
