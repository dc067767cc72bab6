import fc from "fast-check";
import { carClasses, carFuels, carPayments, depotKinds } from "@/lib/api/contract/car-terms";
import type { CarFilters } from "@/lib/api/contract/cars";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { NetPrice } from "../ports/net-price";
import type { FoundCar, SupplierCarOffer } from "../ports/car-supplier";
import { fakeCar, fakeCarOffer, fakeDepot } from "../testing/open-fake-cars";
import { toDepositSteps } from "./deposit-steps";
import { matchCars } from "./match-cars";
import { sortCarMatches } from "./sort-car-matches";

const now = "2026-11-21T12:00:00.000Z";
const [past, coming] = ["2026-11-20T12:00:00.000Z", "2026-12-01T12:00:00.000Z"];
const steps = (before: string, refundPercentage: number) => ({
  zone: "Europe/Lisbon",
  steps: [{ before, refundPercentage }],
});

const anyOffer = fc
  .record({
    payment: fc.constantFrom(...carPayments),
    fuelPolicy: fc.constantFrom("fullToFull" as const, "prepaid" as const),
    mileage: fc.constantFrom({ included: null }, { included: 300 }),
    cancellation: fc.constantFrom(steps(past, 100), steps(coming, 100), steps(coming, 50)),
    deposit: fc.constantFrom(0, 20_000, 50_000, 90_000),
    wholesale: fc.integer({ min: 1, max: 9 }),
    atCost: fc.integer({ min: 0, max: 4 }),
    currency: fc.constantFrom("USD", "XXX"),
  })
  .map(({ wholesale, atCost, currency, ...offer }) => ({
    ...offer,
    price: {
      currency,
      wholesale,
      taxAndFee: 0,
      published: 0,
      atCost: Math.min(atCost, wholesale),
    },
  }));

/** Its offers share all but their terms. */
const anyCar: fc.Arbitrary<FoundCar> = fc
  .record({
    id: fc.uuid(),
    vehicle: fc.record({
      class: fc.constantFrom(...carClasses.slice(0, 3)),
      gearbox: fc.constantFrom("manual" as const, "automatic" as const),
      seats: fc.constantFrom(4, 5, 9),
      fuel: fc.constantFrom(...carFuels.slice(0, 3)),
    }),
    company: fc.constantFrom("azul", "bravo", "carro"),
    depot: fc.constantFrom(...depotKinds.slice(0, 3)),
    offers: fc.array(anyOffer, { minLength: 1, maxLength: 3 }),
    relevance: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ id, vehicle, company, depot, offers, relevance }) =>
    fakeCar(id, {
      relevance,
      offers: offers
        .map((offer, number) =>
          fakeCarOffer(`${id}-${"abc"[number]}`, {
            ...offer,
            vehicle,
            depot: fakeDepot(depot, { kind: depot }),
            company: {
              id: company,
              name: company.toUpperCase(),
              logo: null,
              score: company === "azul" ? null : { value: 8, count: company.length },
            },
          }),
        )
        .toSorted((a, b) => a.price.wholesale - b.price.wholesale),
    }),
  );
const cars = fc.array(anyCar, { maxLength: 12 });

const anyFilters: fc.Arbitrary<CarFilters> = fc.record(
  {
    classes: fc.subarray(carClasses.slice(0, 3)),
    gearbox: fc.constantFrom("manual" as const, "automatic" as const),
    minimumSeats: fc.constantFrom(4, 5, 7, 9),
    companies: fc.subarray(["azul", "bravo"]),
    depots: fc.subarray(depotKinds.slice(0, 3)),
    fuels: fc.subarray(carFuels.slice(0, 3)),
    payments: fc.subarray([...carPayments]),
    unlimitedMileage: fc.boolean(),
    fullToFull: fc.boolean(),
    freeCancellation: fc.boolean(),
    maximumDeposit: fc.constantFrom(0, 20_000, 60_000),
    minimumPrice: fc.integer({ min: 0, max: 8 }),
    maximumPrice: fc.integer({ min: 3, max: 16 }),
  },
  { requiredKeys: [] },
);

/** Only dollars can be sold, at twice their price but for what is at cost. */
const toTotal = ({ currency, wholesale, atCost = 0 }: NetPrice) =>
  currency === "USD" ? 2 * (wholesale - atCost) + atCost : null;
const pricing = { toTotal, currency: "USD", rates: { USD: 1 } };
const match = (found: readonly FoundCar[], filters: CarFilters, tier: PriceTier = "public") =>
  matchCars(found, { filters, pricing, tier, now });

const isIn = <T>(chosen: readonly T[] | undefined, value: T) =>
  !chosen || chosen.length === 0 || chosen.includes(value);
/** Written down once more, offer by offer. */
const passes = (filters: CarFilters, offer: SupplierCarOffer): boolean => {
  const { vehicle, company, pickUp, payment, mileage, fuelPolicy, deposit, price } = offer;
  const total = toTotal(price);
  return (
    total !== null &&
    total >= (filters.minimumPrice ?? 0) &&
    total <= (filters.maximumPrice ?? 99) &&
    deposit <= (filters.maximumDeposit ?? Infinity) &&
    isIn(filters.classes, vehicle.class) &&
    isIn(filters.gearbox && [filters.gearbox], vehicle.gearbox) &&
    vehicle.seats >= (filters.minimumSeats ?? 0) &&
    isIn(filters.companies, company.id) &&
    isIn(filters.depots, pickUp.depot.kind) &&
    isIn(filters.fuels, vehicle.fuel) &&
    isIn(filters.payments, payment) &&
    (!filters.unlimitedMileage || mileage.included === null) &&
    (!filters.fullToFull || fuelPolicy === "fullToFull") &&
    (!filters.freeCancellation ||
      offer.cancellation.steps.some(
        ({ before, refundPercentage }) => before === coming && refundPercentage === 100,
      ))
  );
};

test("what is shown passes every filter itself, and nothing cheaper of the same car does", () => {
  fc.assert(
    fc.property(cars, anyFilters, (found, filters) => {
      const { matches } = match(found, filters);
      for (const { car, offer, total } of matches) {
        expect(passes(filters, offer)).toBe(true);
        const passing = car.offers.filter((one) => passes(filters, one));
        expect(total).toBe(Math.min(...passing.map(({ price }) => toTotal(price) ?? Infinity)));
        expect(total).toBe(toTotal(offer.price));
      }
      expect(matches.map(({ car }) => car.carId)).toEqual(
        found
          .filter(({ offers }) => offers.some((offer) => passes(filters, offer)))
          .map(({ carId }) => carId),
      );
    }),
    { numRuns: 500 },
  );
});

test("without price rights the cover shown is the same whatever the prices", () => {
  const usd = (wholesale: number) => ({ currency: "USD", wholesale, taxAndFee: 0, published: 0 });
  const shownFor = (basic: number, complete: number, tier: PriceTier) => {
    const offers = [
      fakeCarOffer("a-complete", { cover: "complete", price: usd(complete) }),
      fakeCarOffer("a-basic", { price: usd(basic) }),
    ];
    return match([fakeCar("a", { offers })], {}, tier).matches.map(({ offer }) => offer.cover);
  };
  expect(shownFor(10, 20, "hidden")).toEqual(["basic"]);
  expect(shownFor(20, 10, "hidden")).toEqual(["basic"]);
  expect(shownFor(20, 10, "traveller")).toEqual(["complete"]);
});

test("a count is what the list would have with that very choice", () => {
  fc.assert(
    fc.property(cars, anyFilters, (found, filters) => {
      const facets = match(found, filters).toFacets("USD");
      const counted = (choice: CarFilters) =>
        match(found, { ...filters, ...choice }).matches.length;
      for (const { value, count } of facets.classes)
        expect(count).toBe(counted({ classes: [value] }));
      for (const { value, count } of facets.gearboxes)
        expect(count).toBe(counted({ gearbox: value }));
      for (const { value, count } of facets.seats)
        expect(count).toBe(counted({ minimumSeats: value }));
      for (const { value, count } of facets.companies)
        expect(count).toBe(counted({ companies: [value] }));
      for (const { value, count } of facets.depots)
        expect(count).toBe(counted({ depots: [value] }));
      for (const { value, count } of facets.fuels) expect(count).toBe(counted({ fuels: [value] }));
      for (const { value, count } of facets.payments)
        expect(count).toBe(counted({ payments: [value] }));
      expect(facets.unlimitedMileage).toBe(counted({ unlimitedMileage: true }));
      expect(facets.fullToFull).toBe(counted({ fullToFull: true }));
      expect(facets.freeCancellation).toBe(counted({ freeCancellation: true }));
      for (const { value, count } of facets.deposits ?? [])
        expect(count).toBe(counted({ maximumDeposit: value.amount }));
      const totals = match(found, { ...filters, minimumPrice: 0, maximumPrice: 99 }).matches.map(
        ({ total }) => total,
      );
      expect(facets.price && [facets.price.minimum.amount, facets.price.maximum.amount]).toEqual(
        totals.length === 0 ? undefined : [Math.min(...totals), Math.max(...totals)],
      );
    }),
    { numRuns: 500 },
  );
});

test("a choice stays there with nothing left of it, and amounts only where somebody may see them", () => {
  const found = [
    fakeCar("a", {
      vehicle: { class: "mini" },
      price: { ...fakeCarOffer("x").price, currency: "USD" },
    }),
    fakeCar("b", {
      vehicle: { class: "van" },
      deposit: 90_000,
      price: { ...fakeCarOffer("x").price, currency: "USD" },
    }),
  ];
  const { toFacets, unfiltered } = match(found, { classes: ["van"], gearbox: "automatic" });
  expect(unfiltered).toBe(2);
  expect(toFacets(null)).toMatchObject({
    classes: [
      { value: "mini", count: 0 },
      { value: "van", count: 0 },
    ],
    gearboxes: [{ value: "manual", count: 1 }],
    companies: [{ value: "azul", name: "Azul", count: 0 }],
  });
  expect(Object.keys(toFacets(null))).not.toEqual(expect.arrayContaining(["deposits"]));
  expect(Object.keys(toFacets(null))).not.toEqual(expect.arrayContaining(["price"]));
  expect(toFacets("USD").deposits?.map(({ value }) => value.amount)).toEqual([30_000]);
});

test.each<[string, number[], number, string, number[]]>([
  ["round amounts", [30_000, 80_000, 250_000], 250_000, "EUR", [30_000, 100_000]],
  ["one where each car has a cover that asks little", [30_000, 30_000], 90_000, "EUR", [30_000]],
  ["none where all ask the same", [30_000, 30_000], 30_000, "EUR", []],
  ["none where there is nothing", [], -Infinity, "EUR", []],
  ["none where nobody asks anything", [0, 0], 0, "EUR", []],
  ["nothing blocked first", [0, 20_000], 20_000, "EUR", [0]],
  ["whole yen", [30_000, 80_000, 250_000], 250_000, "JPY", [30_000, 100_000]],
  ["dinars of a thousand", [90_000, 250_000, 400_000], 400_000, "KWD", [100_000, 300_000]],
])("deposits to choose from are %s", (_, smallest, largest, currency, expected) => {
  expect(toDepositSteps({ smallest, largest, currency })).toEqual(expected);
});

test("every order is the same whatever the suppliers' order, and none knows a deposit", () => {
  const toSale = (net: NetPrice, { isPaidOnSite }: { isPaidOnSite: boolean }) => {
    const total = toTotal(net) ?? 0;
    return {
      currency: "USD",
      total,
      net: net.wholesale,
      markup: total - net.wholesale,
      commission: 0,
      schedule: [],
      base: total,
      taxes: 0,
      dueNow: isPaidOnSite ? 0 : total - (net.dueOnSite ?? 0),
      dueOnSite: isPaidOnSite ? total : (net.dueOnSite ?? 0),
      published: 0,
    };
  };
  fc.assert(
    fc.property(cars, (found) => {
      for (const sort of ["best", "price", "atDesk", "score"] as const) {
        const idsOf = (list: FoundCar[]) =>
          sortCarMatches(match(list, {}).matches, { sort, toSale }).map(({ car }) => car.carId);
        const withDeposits = found.map((car) => ({
          ...car,
          offers: car.offers.map((offer) => ({ ...offer, deposit: offer.deposit * 7 })),
        }));
        expect(idsOf(found.toReversed())).toEqual(idsOf(found));
        expect(idsOf(withDeposits)).toEqual(idsOf(found));
      }
    }),
    { numRuns: 100 },
  );
  const usd = (wholesale: number, dueOnSite?: number) => ({
    currency: "USD",
    wholesale,
    taxAndFee: 0,
    published: 0,
    ...(dueOnSite === undefined ? {} : { dueOnSite, atCost: dueOnSite }),
  });
  const rated = (value: number, count: number) => ({
    company: { id: `${value}${count}`, name: "", logo: null, score: { value, count } },
  });
  const found = [
    fakeCar("fee", { price: usd(30, 20), relevance: 1, ...rated(8, 3) }),
    fakeCar("desk", { price: usd(20), payment: "atDesk", relevance: 2, ...rated(9, 1) }),
    fakeCar("now", { price: usd(40), relevance: 3, ...rated(8, 9) }),
  ];
  const idsBy = (sort: "best" | "price" | "atDesk" | "score") =>
    sortCarMatches(match(found, {}).matches, { sort, toSale }).map(({ car }) => car.carId);
  expect([idsBy("best"), idsBy("price"), idsBy("atDesk"), idsBy("score")]).toEqual([
    ["now", "desk", "fee"],
    ["desk", "fee", "now"],
    ["now", "fee", "desk"],
    ["desk", "now", "fee"],
  ]);
});
