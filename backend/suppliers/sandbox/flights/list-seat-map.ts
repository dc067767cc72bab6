import type { SupplierSeatMap } from "../../../ports/flight-supplier";
import type { Brand } from "./brands";
import { listAircraftSeats, listColumns, toFlownCabin, type AircraftSeat } from "./flight-seats";
import { listTakenSeats, type SeatsLeft } from "./flight-stock";
import type { Departure } from "./timetable";
import { toSeatPrice } from "./to-fares";

/** The seats of a flight for tickets of a brand; null where seats are given out at check-in. */
export function listSeatMap(
  departure: Departure,
  { brand, left }: { brand: Brand; left: SeatsLeft },
): SupplierSeatMap | null {
  if (brand.seatChoice === "atCheckIn") return null;
  const { aircraft, number } = departure.flight;
  const cabin = toFlownCabin(departure, brand.cabin);
  const taken = listTakenSeats(departure, cabin, left);
  const rows = new Map<number, AircraftSeat[]>();
  for (const seat of listAircraftSeats(aircraft, cabin))
    rows.set(seat.row, [...(rows.get(seat.row) ?? []), seat]);
  return {
    number,
    currency: "USD",
    columns: listColumns(aircraft, cabin),
    rows: [...rows].map(([row, seats]) => ({
      row,
      seats: seats.map(({ id, traits }) => {
        const isFree = !taken.has(id);
        const price = toSeatPrice(departure, traits, brand);
        return { id, traits, isFree, price: isFree && price > 0 ? price : null };
      }),
    })),
  };
}
