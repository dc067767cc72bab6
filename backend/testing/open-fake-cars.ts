import type { Depot, Rental } from "@/lib/api/contract/cars";
import { toMoment } from "@/lib/dates/to-moment";
import { SupplierError, type BookOrder, type SupplierBooking } from "../ports/booking-supplier";
import type {
  CarBookingSupplier,
  FoundCar,
  RefusedCars,
  SupplierCarOffer,
} from "../ports/car-supplier";

export const fakeDepot = (id: string, more: Partial<Depot> = {}): Depot => ({
  id,
  name: `Depot ${id}`,
  kind: "counter",
  airport: "LIS",
  city: "Lisbon",
  countryCode: "PT",
  address: "Terminal 1",
  latitude: 38.7742,
  longitude: -9.1342,
  timeZone: "Europe/Lisbon",
  phone: "+351 21 000 0001",
  hours: Array.from({ length: 7 }, () => ({ from: "06:00", until: "23:00" })),
  ...more,
});

const rental: Rental = {
  pickUpAt: "2026-12-26T10:00",
  dropOffAt: "2026-12-28T10:00",
  driverAge: 35,
  residence: "NO",
};

const toMoments = (
  { pickUp, dropOff }: Pick<SupplierCarOffer, "pickUp" | "dropOff">,
  { pickUpAt, dropOffAt }: Pick<Rental, "pickUpAt" | "dropOffAt">,
) => {
  const momentAt = (local: string, { timeZone }: Depot) =>
    toMoment(local.slice(0, 10), local.slice(11), timeZone);
  return {
    pickUp: { depot: pickUp.depot, ...momentAt(pickUpAt, pickUp.depot) },
    dropOff: { depot: dropOff.depot, ...momentAt(dropOffAt, dropOff.depot) },
  };
};

type Change = Partial<Omit<SupplierCarOffer, "vehicle" | "pickUp" | "dropOff">> & {
  vehicle?: Partial<SupplierCarOffer["vehicle"]>;
  depot?: Depot;
  dropOffDepot?: Depot;
};

/** A compact car with basic cover for two days, paid now. */
export function fakeCarOffer(
  id: string,
  { vehicle = {}, depot = fakeDepot("lis"), dropOffDepot = depot, ...more }: Change = {},
): SupplierCarOffer {
  const depots = { pickUp: { depot }, dropOff: { depot: dropOffDepot } };
  return {
    id,
    carId: id.replace(/-[a-z]+$/, ""),
    supplier: "fake",
    expiresAt: "2026-11-21T13:00:00.000Z",
    vehicle: {
      acriss: "CDMR",
      class: "compact",
      name: "Compact car",
      picture: "/assets/inventory/cars/compact",
      seats: 5,
      bags: { large: 1, small: 2 },
      doors: 4,
      gearbox: "manual",
      hasFourWheelDrive: false,
      fuel: "unspecified",
      hasAirConditioning: true,
      range: null,
      ...vehicle,
    },
    company: { id: "azul", name: "Azul", logo: null, score: { value: 8, count: 100 } },
    ...toMoments(depots as Pick<SupplierCarOffer, "pickUp" | "dropOff">, rental),
    days: 2,
    payment: "now",
    cover: "basic",
    inclusions: ["thirdParty"],
    mileage: { included: null },
    fuelPolicy: "fullToFull",
    minimumAge: 21,
    extras: [
      { id: "childSeat", maximum: 2 },
      { id: "navigation", maximum: 1 },
    ],
    carsLeft: 3,
    comments: ["Bring a card in the driver's name."],
    price: { currency: "EUR", wholesale: 20_000, taxAndFee: 2_000, published: 40_000 },
    deskFees: [],
    deposit: 30_000,
    excess: 100_000,
    extraKm: null,
    extraPrices: { childSeat: 3_000, navigation: 2_000 },
    cancellation: { zone: depot.timeZone, steps: [] },
    ...more,
  };
}

/** `offers`: the cheapest first. */
export function fakeCar(
  carId: string,
  {
    distance = 1,
    relevance = 5,
    ...more
  }: Partial<Pick<FoundCar, "distance" | "relevance" | "offers">> & Change = {},
): FoundCar {
  const { offers = [fakeCarOffer(`${carId}-basic`, more)] } = more;
  return { carId, distance, relevance, offers };
}

/** The offer with these extras: paid at the desk, at what it asks there. */
function withExtras(
  offer: SupplierCarOffer,
  extras: readonly { id: keyof SupplierCarOffer["extraPrices"]; count: number }[],
): SupplierCarOffer {
  const added = extras.flatMap(({ id, count }) => {
    const most = offer.extras.find((extra) => extra.id === id)?.maximum ?? 0;
    const price = offer.extraPrices[id] ?? 0;
    return count <= most ? [{ code: id, amount: price * count }] : [];
  });
  const sum = added.reduce((total, { amount }) => total + amount, 0);
  const { price, deskFees } = offer;
  return sum === 0
    ? offer
    : {
        ...offer,
        deskFees: [...deskFees, ...added],
        price: {
          ...price,
          wholesale: price.wholesale + sum,
          published: price.published + sum,
          dueOnSite: (price.dueOnSite ?? 0) + sum,
          atCost: (price.atCost ?? 0) + sum,
        },
      };
}

type Reservation = { state: "held" | "confirmed" | "cancelled"; offerId: string; until: string };

/**
 * An in-memory supplier of cars that tests may change as they go: `cars` is what it rents at any
 * place, `refused` what it doesn't, `fail` what it throws from then on (null: nothing),
 * `reservations` what was held and booked, by our reference, and `orders` with what it was booked.
 */
export function openFakeCars({
  cars = [fakeCar("fake")],
  refused = [],
}: { cars?: FoundCar[]; refused?: RefusedCars[] } = {}) {
  const reservations = new Map<string, Reservation>();
  const orders: BookOrder[] = [];
  let failure: SupplierError | null = null;
  const answer = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve();
    if (failure) throw failure;
    return work();
  };
  const toAsked = (offer: SupplierCarOffer, query: Rental) => ({
    ...offer,
    ...toMoments(offer, query),
  });
  const isLeft = ({ id, carsLeft }: SupplierCarOffer) =>
    carsLeft === null ||
    carsLeft >
      [...reservations.values()].filter(
        ({ state, offerId }) => state !== "cancelled" && offerId === id,
      ).length;
  const findOffer = ({
    offerId,
    extras,
    ...query
  }: Parameters<CarBookingSupplier["checkOffer"]>[0]) => {
    const offer = cars.flatMap(({ offers }) => offers).find(({ id }) => id === offerId);
    return offer && isLeft(offer) ? withExtras(toAsked(offer, query), extras) : null;
  };
  const toBooking = (reference: string): SupplierBooking => {
    const state = reservations.get(reference)?.state;
    return state === "confirmed"
      ? { state, supplierReference: `F-${reference}`, confirmationNumber: `Desk ${reference}` }
      : { state: state === "cancelled" ? state : "absent" };
  };
  const supplier: CarBookingSupplier = {
    findCars: (query) =>
      answer(() => ({
        cars: cars.map((car) => ({
          ...car,
          offers: car.offers.map((offer) => toAsked(offer, query)),
        })),
        refused: [...refused],
      })),
    listOffers: ({ carId, ...query }) =>
      answer(() => {
        const car = cars.find((one) => one.carId === carId);
        const [first] = refused;
        if (!car) return null;
        return {
          offers: car.offers.filter(isLeft).map((offer) => toAsked(offer, query)),
          refusal: first ? { reason: first.reason, age: first.age } : null,
        };
      }),
    checkOffer: (query) => answer(() => findOffer(query)),
    hold: ({ expected, clientReference, until, ...query }) =>
      answer(() => {
        const held = reservations.get(clientReference);
        if (held) return { state: "held", holdReference: clientReference, until: held.until };
        const offer = findOffer(query);
        if (!offer) return { state: "soldOut" };
        const { price } = offer;
        if (price.wholesale !== expected.wholesale || price.dueOnSite !== expected.dueOnSite)
          return { state: "priceChanged", offer };
        const entry = { offerId: offer.id, until: until.toISOString() };
        reservations.set(clientReference, { state: "held", ...entry });
        return { state: "held", holdReference: clientReference, until: entry.until };
      }),
    book: (order) =>
      answer(() => {
        const held = reservations.get(order.clientReference);
        if (held?.state === "held") {
          held.state = "confirmed";
          orders.push(order);
        }
        return toBooking(order.clientReference);
      }),
    getBooking: (clientReference) => answer(() => toBooking(clientReference)),
    cancel: (clientReference) =>
      answer(() => {
        const held = reservations.get(clientReference);
        if (held) held.state = "cancelled";
        return toBooking(clientReference);
      }),
  };
  return {
    ...supplier,
    cars,
    refused,
    reservations,
    orders,
    fail(kind: SupplierError["kind"] | null) {
      failure = kind && new SupplierError(kind, `the fake cars: ${kind}`);
    },
  };
}
