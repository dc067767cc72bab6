import type { FlightItem, FlightSelection } from "@/lib/api/contract/flight-items";
import { serviceById } from "@/lib/api/contract/services";
import type { ServiceModule } from "../booking/services/service-module";
import type { BookingSupplier, SupplierChange } from "../ports/booking-supplier";
import type { FlightBookingSupplier, FlightChange } from "../ports/flight-supplier";
import { mapSuppliers, type Suppliers } from "../suppliers/map-suppliers";
import { combineFlightSuppliers } from "./combine-flight-suppliers";
import { readFlightExtras, requireFlightExtras, toFlightExtras } from "./flight-extras";
import { requireParty } from "./require-flights";
import { requirePassengers } from "./require-passengers";
import { toFlightHeadline, toFlightOffer } from "./to-flight-offer";

type FlightOrder = Pick<FlightSelection, "adults" | "ages" | "bags" | "seats">;

const toOrder = ({ adults, ages, bags, seats }: FlightOrder): FlightOrder => ({
  adults,
  ages,
  bags,
  seats,
});

const toChange = (change: FlightChange): SupplierChange<FlightItem> =>
  change.kind === "cancelled" ? change : { ...change, headline: toFlightHeadline(change.item) };

/** The calls of a flight supplier that book, for items. */
function toBookingSupplier(supplier: FlightBookingSupplier): BookingSupplier<FlightItem> {
  const { listChanges, ...calls } = supplier;
  return {
    ...calls,
    async hold({ item, ...order }) {
      const answer = await supplier.hold({ ...order, ...toOrder(item), offerId: item.fare.id });
      if (answer.state !== "priceChanged") return answer;
      return { ...answer, offer: toFlightOffer(item, answer.offer) };
    },
    ...(listChanges
      ? { listChanges: async (...since) => (await listChanges(...since)).map(toChange) }
      : {}),
  };
}

/** Flights, as quotes and bookings know them. `suppliers` by the name in their fares. */
export function createFlightService(
  suppliers: Suppliers<FlightBookingSupplier>,
): ServiceModule<FlightSelection, FlightItem> {
  return {
    service: "flights",
    letter: serviceById("flights").letter,
    async check(selection, { language, now, agencyId }) {
      requireParty(selection, "selection.");
      const { offerId } = selection;
      const shop = combineFlightSuppliers(suppliers, { agencyId });
      const checked = await shop.checkFare({ ...toOrder(selection), offerId, language, now });
      if (!checked) return null;
      requireFlightExtras(selection, { ...selection, ...checked });
      return toFlightOffer(selection, checked);
    },
    toKey: ({ itinerary }) => itinerary.id,
    toSelection: (item) => ({ service: "flights", ...toOrder(item), offerId: item.fare.id }),
    extrasOf: toFlightExtras,
    withExtras: (selection, extras) => ({ ...selection, ...readFlightExtras(extras) }),
    requireTravellers: requirePassengers,
    suppliers: mapSuppliers(suppliers, toBookingSupplier),
  };
}
