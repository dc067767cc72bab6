import type { Need } from "@/lib/api/contract/needs";
import type { RideItem, RideSelection } from "@/lib/api/contract/rides";
import { serviceById } from "@/lib/api/contract/services";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { lastTimeZone } from "@/lib/dates/earliest-today";
import { requireBookable } from "../access/require-dates";
import type { ServiceModule } from "../booking/services/service-module";
import { refuseInput } from "../errors/refuse-input";
import type { BookingSupplier, CheckedOffer } from "../ports/booking-supplier";
import type { RideBookingSupplier, SupplierLaunch } from "../ports/ride-supplier";
import { mapSuppliers, type Suppliers } from "../suppliers/map-suppliers";
import { combineRideSuppliers } from "./combine-ride-suppliers";

/** Baskets carry so much each, cars fetch riders from three places, and pilots ask of their own. */
const needs: Need[] = [
  {
    ...{ id: "weight", of: "each", kind: "measure", isRequired: true, isSealed: true },
    ...{ units: ["kg", "lb"], minimum: 20, maximum: 130 },
  },
  {
    ...{ id: "pickUp", of: "booking", kind: "choice", isRequired: true, isSealed: false },
    options: ["pickUp", "meet"],
  },
  {
    ...{ id: "pickUpPlace", of: "booking", kind: "text", isRequired: true, isSealed: false },
    ...{ options: ["cave", "river"], optionLabels: { cave: "Cave Hotel", river: "River Hotel" } },
    when: { need: "pickUp", is: ["pickUp"] },
  },
  {
    ...{ id: "question1", of: "each", kind: "text", isRequired: false, isSealed: false },
    ...{ label: "Song to be played on landing", language: "en", maximum: 100 },
  },
];

const toCheckedOffer = (date: string, launch: SupplierLaunch): CheckedOffer<RideItem> => {
  const { id, supplier, ride, people, baskets, starts, ends } = launch;
  const { price, cancellation, comments, holdsAt, answerWithinHours } = launch;
  return {
    supplier,
    item: { service: "rides", date, people, offer: { id, supplier, ride, baskets } },
    headline: {
      ...{ title: ride.name, place: ride.place.name, picture: ride.picture, phone: null },
      ...{ starts, ends },
    },
    party: { people, units: baskets },
    price,
    isPaidOnSite: false,
    holdsAt,
    ...(answerWithinHours === undefined ? {} : { answerWithinHours }),
    unit: { count: people, per: "person" },
    charges: [],
    cancellation,
    comments,
    needs,
  };
};

const toOrder = ({ date, people, offer }: RideItem) => ({ date, people, offerId: offer.id });

/** The calls of a supplier that book, for items. */
const toBookingSupplier = (supplier: RideBookingSupplier): BookingSupplier<RideItem> => ({
  ...supplier,
  async hold({ item, replaces = [], ...order }) {
    const answer = await supplier.hold({ ...order, ...toOrder(item), replaces });
    return answer.state === "priceChanged"
      ? { ...answer, offer: toCheckedOffer(item.date, answer.offer) }
      : answer;
  },
});

/** Balloon rides, as quotes and bookings know them. */
export const createRideService = (
  suppliers: Suppliers<RideBookingSupplier>,
): ServiceModule<RideSelection, RideItem> => ({
  service: "rides",
  letter: serviceById("rides").letter,
  async check({ date, people, offerId }, { language, replaces, now, agencyId }) {
    requireBookable(date, { path: "selection.date", today: toLocalDate(now, lastTimeZone) });
    const shop = combineRideSuppliers(suppliers, { agencyId });
    const found = await shop.checkLaunch({ date, people, offerId, language, replaces, now });
    return found && toCheckedOffer(date, found);
  },
  toKey: ({ offer }) => offer.ride.id,
  toSelection: (item) => ({ service: "rides", ...toOrder(item) }),
  requireTravellers({ people }, { travellers }) {
    if (travellers.length !== people) throw refuseInput("travellers", "must name everybody");
  },
  suppliers: mapSuppliers(suppliers, toBookingSupplier),
});
