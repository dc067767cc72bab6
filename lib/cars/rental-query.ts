import type { CarSearch, Rental } from "@/lib/api/contract/cars";
import type { QueryInput } from "@/lib/query-values";

type Place = CarSearch["pickUp"];

/** The query of `paths.offer`, and of `paths.search` without filters. */
export const toRentalQuery = ({
  pickUp,
  dropOff,
  pickUpAt,
  dropOffAt,
  driverAge,
  residence,
}: Rental & { pickUp: Place | null; dropOff: Place | null }): QueryInput => ({
  pickUpPlace: pickUp?.name,
  pickUpPlaceLat: pickUp?.latitude,
  pickUpPlaceLong: pickUp?.longitude,
  dropOffPlace: dropOff?.name,
  dropOffPlaceLat: dropOff?.latitude,
  dropOffPlaceLong: dropOff?.longitude,
  pickUpDate: pickUpAt.slice(0, 10),
  pickUpTime: pickUpAt.slice(11),
  dropOffDate: dropOffAt.slice(0, 10),
  dropOffTime: dropOffAt.slice(11),
  driverAge,
  residence,
});
