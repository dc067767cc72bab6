import type { RequestContext } from "../http/request-context";
import type { Snapshot } from "../searches/create-snapshot-store";
import { toValidForMs } from "../searches/to-valid-for-ms";
import type { CarDependencies } from "./car-dependencies";
import type { FoundCars } from "./combine-car-suppliers";
import type { SellableCars } from "./sellable-cars";

/** `today`: at the pick-up place. */
export type CarQuery = Parameters<SellableCars["findCars"]>[0] & { today: string };

/** What the response to a query depends on, apart from the moment it is sent. */
const toQuestion = (
  { pickUp, dropOff, pickUpAt, dropOffAt, driverAge, residence, language, today }: CarQuery,
  { sells }: SellableCars,
): object => [
  sells,
  [pickUp.latitude, pickUp.longitude],
  [dropOff.latitude, dropOff.longitude],
  [pickUpAt, dropOffAt],
  driverAge,
  residence,
  language,
  today,
];

/**
 * The cars for a query at net prices, and those refused, from the snapshot that all viewers share:
 * don't mutate them. Waits until the search is complete, or for `waitMs`.
 * @throws SupplierError when every supplier fails or takes too long
 */
export const findCars = (
  context: RequestContext,
  {
    query,
    waitMs,
    cars,
    snapshots,
  }: Pick<CarDependencies, "cars" | "snapshots"> & { query: CarQuery; waitMs: number },
): Promise<Snapshot<FoundCars>> =>
  snapshots.read<FoundCars>(
    { agencyId: context.agency.id, kind: "cars", question: toQuestion(query, cars) },
    {
      ask: (progress) => cars.findCars(query, progress),
      toValidForMs: (found) => toValidForMs(found.cars, query.now),
      waitMs,
    },
  );
