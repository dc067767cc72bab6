import type { CarItem } from "@/lib/api/contract/car-items";

/** Which car, where and when. */
export function RentalSummary({ item: { offer } }: { item: CarItem }) {
  return <p className="font-semibold">{offer.vehicle.name}</p>;
}
