import type { Answer } from "@/lib/api/contract/needs";
import { addDays } from "@/lib/dates/calendar-date";
import { hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { FlightBookingSupplier, SupplierFare } from "../../../ports/flight-supplier";
import { order } from "../../testing/booking-supplier-contract";

type Party = { adults: number; ages: number[] };
const solo: Party = { adults: 1, ages: [] };

/** The answers of each traveller. */
export const toAnswers = (people: number): Answer[] =>
  Array.from({ length: people }, (_, traveller) => [
    { need: "birthDate" as const, traveller, value: "1990-05-17" },
    { need: "gender" as const, traveller, value: traveller === 0 ? "female" : "male" },
  ]).flat();

export const toOrder = (clientReference: string, people = 1) => ({
  ...order,
  clientReference,
  answers: toAnswers(people),
  travellers: Array.from({ length: people }, () => ({ firstName: "Ana", lastName: "Silva" })),
});

/** The first steps to a booking at the double: a return with a nonstop flight. */
export function createBuyer({
  supplier,
  now,
}: {
  supplier: FlightBookingSupplier;
  now: () => Date;
}) {
  const toQuery = (party = solo) => {
    const date = addDays(now().toISOString().slice(0, 10), 40);
    const [from, to] = ["airport-LIS", "airport-LHR"];
    return {
      ...party,
      legs: [
        { from, to, date },
        { from: to, to: from, date: addDays(date, 7) },
      ],
      cabin: "economy" as const,
      language: "en" as const,
      now: now(),
    };
  };
  async function find(brand = "Basic", party = solo): Promise<SupplierFare> {
    const query = toQuery(party);
    const found = (await supplier.findItineraries(query)).find(({ itinerary: { legs } }) =>
      legs.every(({ segments }) => segments.length === 1),
    );
    const id = found?.itinerary.id ?? "";
    const fare = (await supplier.listFares({ ...query, id }))?.fares.find(
      (one) => one.brand.name === brand,
    );
    if (!fare) throw new Error(`no fare ${brand}`);
    return fare;
  }
  const hold = (
    clientReference: string,
    fare: SupplierFare,
    more: Partial<Parameters<FlightBookingSupplier["hold"]>[0]> = {},
  ) =>
    supplier.hold({
      ...toQuery(),
      ...{ offerId: fare.id, expected: fare.price, clientReference, bags: [], seats: [] },
      until: addMs(now(), hourMs),
      ...more,
    });
  return { toQuery, find, hold };
}
