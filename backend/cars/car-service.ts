import type { CarItem, CarSelection } from "@/lib/api/contract/car-items";
import { carExtras, rentalLimits, type CarExtra } from "@/lib/api/contract/car-terms";
import type { Charge } from "@/lib/api/contract/charges";
import type { Need } from "@/lib/api/contract/needs";
import { serviceById } from "@/lib/api/contract/services";
import { hourMs } from "@/lib/dates/durations";
import { msBetween } from "@/lib/dates/instants";
import { yearsBetween } from "@/lib/dates/calendar-date";
import { lastTimeZones, requireRental } from "../access/require-dates";
import { refuseInput } from "../errors/refuse-input";
import type { ServiceModule } from "../booking/services/service-module";
import type { BookingSupplier, CheckedOffer } from "../ports/booking-supplier";
import type { CarBookingSupplier, SupplierCarOffer } from "../ports/car-supplier";
import { mapSuppliers, type Suppliers } from "../suppliers/map-suppliers";
import { combineCarSuppliers } from "./combine-car-suppliers";

type RentalOrder = Pick<
  CarSelection,
  "pickUpAt" | "dropOffAt" | "driverAge" | "residence" | "extras"
>;

/** Of the driver, whose age the price depends on; and what to wait for if a flight is late. */
const needs: Need[] = [
  { id: "birthDate", of: "lead", kind: "date", isRequired: true, isSealed: true },
  {
    id: "flightNumber",
    of: "booking",
    kind: "text",
    isRequired: false,
    isSealed: false,
    maximum: 10,
    alphabet: "latin",
  },
];

const toCharge = (
  code: Charge["code"],
  amount: number,
  { kind, currency }: { kind: "excluded" | "conditional"; currency: string },
): Charge => ({
  code,
  name: "",
  kind,
  when: "onSite",
  amount: { amount, currency },
  isMandatory: kind === "excluded",
});

/**
 * Everything that the desk may ask for: mandatory fees, which are part of what is due there, and
 * conditional ones, which are in no total.
 */
export function toCarCharges(
  { payment, price, deskFees, deposit, excess, extraKm, extraPrices }: SupplierCarOffer,
  extras: CarSelection["extras"],
): Charge[] {
  const { currency } = price;
  const chosen = new Set<string>(extras.map(({ id }) => id));
  const fees = deskFees.map(({ code, amount }) =>
    toCharge(code, amount, { kind: "excluded", currency }),
  );
  const named = deskFees.reduce((sum, { amount }) => sum + amount, 0);
  // Where everything is paid at the desk the rest would be the net rent, without the markup.
  const rest = payment === "atDesk" ? 0 : (price.dueOnSite ?? 0) - named;
  const conditional = [
    ["deposit", deposit],
    ["excess", excess],
    ["extraKm", extraKm ?? 0],
    ...Object.entries(extraPrices).filter(([id]) => !chosen.has(id)),
  ] as [Charge["code"], number][];
  return [
    ...fees,
    ...(rest > 0 ? [toCharge("rental", rest, { kind: "excluded", currency })] : []),
    ...conditional
      .filter(([, amount]) => amount > 0)
      .map(([code, amount]) => toCharge(code, amount, { kind: "conditional", currency })),
  ];
}

const toCheckedOffer = (rental: RentalOrder, offer: SupplierCarOffer): CheckedOffer<CarItem> => {
  const { vehicle, company, pickUp, dropOff, payment, days, price, cancellation, comments } = offer;
  const { pickUpAt, dropOffAt, driverAge, residence, extras } = rental;
  return {
    supplier: offer.supplier,
    item: {
      service: "cars",
      pickUpAt,
      dropOffAt,
      driverAge,
      residence,
      extras,
      offer: {
        id: offer.id,
        carId: offer.carId,
        supplier: offer.supplier,
        vehicle,
        company,
        pickUp,
        dropOff,
        days,
        payment,
        cover: offer.cover,
        inclusions: offer.inclusions,
        mileage: offer.mileage,
        fuelPolicy: offer.fuelPolicy,
        minimumAge: offer.minimumAge,
        extras: offer.extras,
        carsLeft: offer.carsLeft,
      },
    },
    headline: {
      title: `${vehicle.name}, ${company.name}`,
      place: pickUp.depot.name,
      picture: vehicle.picture,
      phone: pickUp.depot.phone,
      starts: { local: pickUp.local, zone: pickUp.zone, at: pickUp.at },
      ends: { local: dropOff.local, zone: dropOff.zone, at: dropOff.at },
    },
    party: { people: 1, units: 1 },
    price,
    isPaidOnSite: payment === "atDesk",
    holdsAt: "order",
    unit: { count: days, per: "day" },
    charges: toCarCharges(offer, extras),
    cancellation,
    comments,
    needs,
  };
};

const toRentalOrder = ({
  pickUpAt,
  dropOffAt,
  driverAge,
  residence,
  extras,
}: RentalOrder): RentalOrder => ({
  pickUpAt,
  dropOffAt,
  driverAge,
  residence,
  extras,
});

const hoursFrom = ({ pickUp, dropOff }: SupplierCarOffer): number =>
  msBetween(new Date(pickUp.at), new Date(dropOff.at)) / hourMs;

const mostOf = ({ extras }: SupplierCarOffer, id: CarExtra): number =>
  extras.find((extra) => extra.id === id)?.maximum ?? 0;

/** The calls of a car supplier that book, for items. */
const toBookingSupplier = (supplier: CarBookingSupplier): BookingSupplier<CarItem> => ({
  ...supplier,
  async hold({ item, ...order }) {
    const rental = toRentalOrder(item);
    const answer = await supplier.hold({ ...order, ...rental, offerId: item.offer.id });
    if (answer.state !== "priceChanged") return answer;
    // What it doesn't have any more isn't in its price.
    const extras = rental.extras.filter(({ id, count }) => count <= mostOf(answer.offer, id));
    return { ...answer, offer: toCheckedOffer({ ...rental, extras }, answer.offer) };
  },
});

/** Rental cars, as quotes and bookings know them. `suppliers` by the name in their offers. */
export function createCarService(
  suppliers: Suppliers<CarBookingSupplier>,
): ServiceModule<CarSelection, CarItem> {
  return {
    service: "cars",
    letter: serviceById("cars").letter,
    async check(selection, { language, now, agencyId }) {
      const require = (zones: { pickUp: string; dropOff: string }) =>
        requireRental(
          { pickUp: selection.pickUpAt, dropOff: selection.dropOffAt },
          {
            now,
            zones,
            paths: { pickUp: "selection.pickUpAt", dropOff: "selection.dropOffAt" },
          },
        );
      require(lastTimeZones);
      const rental = toRentalOrder(selection);
      const { offerId } = selection;
      if (new Set(rental.extras.map(({ id }) => id)).size < rental.extras.length)
        throw refuseInput("extras", "must name each extra once");
      const shop = combineCarSuppliers(suppliers, { agencyId });
      const offer = await shop.checkOffer({ ...rental, offerId, language, now });
      if (!offer) return null;
      require({ pickUp: offer.pickUp.zone, dropOff: offer.dropOff.zone });
      // By then both clocks are known, which may not show the same time.
      if (hoursFrom(offer) < rentalLimits.shortest)
        throw refuseInput("selection.dropOffAt", "must be at least an hour after the pick-up");
      for (const { id, count } of rental.extras) {
        const most = mostOf(offer, id);
        if (count > most)
          throw refuseInput("extras", `must hold at most ${most} of "${id}" for this car`);
      }
      return toCheckedOffer(rental, offer);
    },
    toKey: ({ offer }) => offer.carId,
    toSelection: (item) => ({ service: "cars", ...toRentalOrder(item), offerId: item.offer.id }),
    extrasOf: ({ extras }) => extras,
    withExtras: (selection, extras) => ({
      ...selection,
      extras: extras.map(({ id, count }) => {
        const extra = carExtras.find((one) => one === id);
        if (!extra) throw refuseInput("extras", `there is no "${id}"`);
        return { id: extra, count };
      }),
    }),
    requireTravellers({ driverAge, pickUpAt }, { travellers, answers }) {
      if (travellers.length !== 1) throw refuseInput("travellers", "must name the driver alone");
      const birthDate = answers.find(({ need }) => need === "birthDate")?.value ?? "";
      if (yearsBetween(birthDate, pickUpAt.slice(0, 10)) !== driverAge)
        throw refuseInput(
          "answers.birthDate",
          `must be of a driver who is ${driverAge} at pick-up: the price is for that age`,
        );
    },
    suppliers: mapSuppliers(suppliers, toBookingSupplier),
  };
}
