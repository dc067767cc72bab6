import { existsSync } from "node:fs";
import fc from "fast-check";
import { decodeAcriss } from "@/backend/ports/decode-acriss";
import { listAirports } from "@/backend/reference-data/airports";
import { listCities } from "@/backend/reference-data/cities";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { carClasses } from "@/lib/api/contract/car-terms";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import type { CarBookingSupplier, SupplierCarOffer } from "../../../ports/car-supplier";
import texts from "../data/car-texts.json";
import { carGroups, groupCodes } from "./car-groups";
import { createSandboxCars } from "./create-sandbox-cars";
import { companyCodes } from "./rental-companies";

const lis = { latitude: 38.7813, longitude: -9.13592 };
const opo = { latitude: 41.2481, longitude: -8.68139 };
const madrid = { latitude: 40.4168, longitude: -3.7038 };
const azores = { latitude: 37.7412, longitude: -25.6979 };
const evora = { latitude: 38.5667, longitude: -7.9 };
const faro = { latitude: 37.0144, longitude: -7.96591 };
const losAngeles = { latitude: 33.9425, longitude: -118.408 };
const boston = { latitude: 42.3643, longitude: -71.0052 };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let clock = "2026-11-21T12:00:00Z";
let cars: CarBookingSupplier;
beforeAll(async () => {
  database = await openTestDatabase();
  cars = createSandboxCars({ db: database.db, now: () => new Date(clock) });
});
afterAll(() => database.close());
beforeEach(() => void (clock = "2026-11-21T12:00:00Z"));

type Options = {
  dropOff?: typeof lis;
  from?: string;
  until?: string;
  age?: number;
  language?: LanguageCode;
};
const toRental = ({ from, until, age, language }: Options = {}) => ({
  pickUpAt: from ?? "2026-12-05T10:00",
  dropOffAt: until ?? "2026-12-07T10:00",
  driverAge: age ?? 35,
  residence: "PT",
  language: language ?? ("en" as const),
  now: new Date(clock),
});
const find = (pickUp: typeof lis, options: Options = {}) =>
  cars.findCars({ ...toRental(options), pickUp, dropOff: options.dropOff ?? pickUp });
const offersOf = async (...asked: Parameters<typeof find>): Promise<SupplierCarOffer[]> =>
  (await find(...asked)).cars.flatMap(({ offers }) => offers);
const codesOf = ({ deskFees }: SupplierCarOffer) => deskFees.map(({ code }) => code);

test("Lisbon's airport has sixty cars and more, of every class, five companies and all kinds of payment", async () => {
  const found = await find(lis);
  expect(found.refused).toEqual([]);
  expect(found.cars.length).toBeGreaterThanOrEqual(60);
  const offers = found.cars.flatMap((car) => car.offers);
  expect(new Set(offers.map(({ vehicle }) => vehicle.class))).toEqual(new Set(carClasses));
  expect(new Set(offers.map(({ company }) => company.id)).size).toBeGreaterThanOrEqual(5);
  expect(new Set(offers.map(({ payment }) => payment))).toEqual(new Set(["now", "part", "atDesk"]));
  expect(new Set(offers.map(({ pickUp }) => pickUp.depot.kind))).toEqual(
    new Set(["counter", "shuttle", "meetAndGreet", "city"]),
  );
  expect(await find(lis)).toEqual(found);
});

test("a small town has a dozen, the middle of an ocean none", async () => {
  expect((await find(evora)).cars.length).toBeGreaterThanOrEqual(12);
  expect(await find({ latitude: 30, longitude: -40 })).toEqual({ cars: [], refused: [] });
});

test("near any city and at any airport prices are whole, and every id finds its car again", async () => {
  const anyPlace = fc.tuple(fc.boolean(), fc.nat()).map(([isCity, number]) => {
    const list = isCity ? listCities() : listAirports();
    return list[number % list.length] ?? lis;
  });
  await fc.assert(
    fc.asyncProperty(anyPlace, async (place) => {
      const found = await find(place, { from: "2026-12-08T10:00", until: "2026-12-10T10:00" });
      const places = new Set(found.cars.map(({ offers }) => offers[0]?.pickUp.depot.id));
      expect(found.cars.length).toBeGreaterThanOrEqual(12);
      expect(places.size).toBeLessThanOrEqual(8);
      const [first] = found.cars;
      const again = await cars.listOffers({
        ...toRental({ from: "2026-12-08T10:00", until: "2026-12-10T10:00" }),
        carId: first?.carId ?? "",
      });
      expect(again?.offers).toEqual(first?.offers);
      for (const { offers } of found.cars)
        for (const { price } of offers) {
          expect(
            [price.wholesale, price.taxAndFee, price.published].every(Number.isSafeInteger),
          ).toBe(true);
          expect(price.wholesale).toBeGreaterThan(1_000);
          expect(price.published).toBeGreaterThan(price.wholesale);
        }
    }),
    { numRuns: 60 },
  );
});

test.each([
  "sandbox-c-lis.1-kite-nothing",
  "sandbox-c-lis.9-kite-economy",
  "sandbox-c-LIS.1-kite-economy",
  "sandbox-c-xxx.1-kite-economy",
  "sandbox-c-lis.1~lis.1-meridian-mini",
  "sandbox-c-lis.1~opo.7-meridian-mini",
  "sandbox-c-lis.01-meridian-mini",
  "sandbox-c-lis.1-meridian-mini-basic",
  "sandbox-c-lis.1-meridian-mini ",
])("%j is no car", async (carId) =>
  expect(await cars.listOffers({ ...toRental(), carId })).toBeNull(),
);

test.each([
  ["2026-12-05T10:00", "2026-12-06T10:00", lis, 1],
  ["2026-12-05T10:00", "2026-12-06T10:30", lis, 2],
  ["2026-12-05T10:00", "2026-12-05T11:00", lis, 1],
  // Clocks are put forward in between in Lisbon and New York, and back in both.
  ["2027-03-27T10:00", "2027-03-28T10:00", lis, 1],
  ["2027-03-13T10:00", "2027-03-14T10:00", boston, 1],
  ["2026-10-31T10:00", "2026-11-01T10:00", boston, 1],
  ["2027-10-30T10:00", "2027-10-31T10:00", lis, 1],
] as const)("from %s to %s are charged days of 24 hours", async (from, until, place, days) => {
  clock = "2026-10-21T12:00:00Z";
  const offers = await offersOf(place, { from, until });
  expect(offers.length).toBeGreaterThan(0);
  expect(new Set(offers.map((offer) => offer.days))).toEqual(new Set([days]));
});

test("ages: refused with the age that would do, surcharged, or neither", async () => {
  const teen = await find(lis, { age: 19 });
  expect(teen.cars).toEqual([]);
  expect(teen.refused).toEqual([{ reason: "driverTooYoung", cars: expect.any(Number), age: 21 }]);
  const all = (await find(lis)).cars.length;
  const young = await find(lis, { age: 22 });
  expect(young.refused).toEqual([
    { reason: "driverTooYoung", cars: all - young.cars.length, age: 23 },
  ]);
  for (const { offers } of young.cars)
    for (const offer of offers) {
      const fee = offer.deskFees.find(({ code }) => code === "youngDriver");
      expect(fee?.amount).toBeGreaterThan(0);
      expect(offer.price.dueOnSite).toBeGreaterThanOrEqual(fee?.amount ?? Infinity);
    }
  for (const age of [25, 74]) expect((await offersOf(lis, { age })).flatMap(codesOf)).toEqual([]);
  expect(new Set((await offersOf(lis, { age: 75 })).flatMap(codesOf))).toEqual(
    new Set(["seniorDriver"]),
  );
  const refused = (await find(lis, { age: 99 })).refused;
  expect(refused).toEqual([{ reason: "driverTooOld", cars: expect.any(Number), age: 82 }]);
});

test("the young driver's fee is the whole difference in price", async () => {
  const [young, adult] = [await find(lis, { age: 24 }), await find(lis)];
  for (const { carId, offers } of young.cars) {
    const same = adult.cars.find((car) => car.carId === carId)?.offers;
    offers.forEach((offer, index) => {
      const fees = offer.deskFees.reduce((sum, { amount }) => sum + amount, 0);
      expect(offer.price.wholesale - fees).toBe(same?.[index]?.price.wholesale);
      expect(offer.price.atCost).toBe(fees);
    });
  }
});

test("elsewhere: a named fee that grows with the way, and never over a border or a sea", async () => {
  const toPorto = await offersOf(lis, { dropOff: opo });
  const toFaro = await offersOf(lis, { dropOff: faro });
  expect(toPorto.length).toBeGreaterThan(0);
  const feesOf = (offers: SupplierCarOffer[]) =>
    offers.map(({ deskFees }) => deskFees.find(({ code }) => code === "oneWay")?.amount ?? 0);
  expect(Math.min(...feesOf(toPorto))).toBeGreaterThan(Math.max(...feesOf(toFaro)));
  expect(Math.min(...feesOf(toFaro))).toBeGreaterThan(0);
  expect(new Set(toPorto.map(({ dropOff }) => dropOff.depot.city))).toContain("Porto");
  const [offer] = toPorto;
  expect(offer?.carId).toContain("~opo.");
  const again = await cars.listOffers({ ...toRental(), carId: offer?.carId ?? "" });
  expect(again?.offers).toContainEqual(offer);
  const all = (await find(lis)).cars.length;
  expect(await find(lis, { dropOff: madrid })).toEqual({
    cars: [],
    refused: [{ reason: "otherCountry", cars: all, age: null }],
  });
  expect(await find(lis, { dropOff: azores })).toEqual({
    cars: [],
    refused: [{ reason: "tooFarApart", cars: all, age: null }],
  });
  const acrossAmerica = await find(losAngeles, { dropOff: boston });
  expect(acrossAmerica.cars).toEqual([]);
  expect(acrossAmerica.refused.map(({ reason }) => reason)).toEqual(["tooFarApart"]);
});

test("at night some companies charge a fee and the others are closed, at either end", async () => {
  for (const times of [
    { from: "2026-12-05T03:00", until: "2026-12-07T10:00" },
    { from: "2026-12-05T10:00", until: "2026-12-07T03:00" },
  ]) {
    const { cars: open, refused } = await find(lis, times);
    expect(open.length).toBeGreaterThan(0);
    expect(refused).toEqual([{ reason: "closed", cars: expect.any(Number), age: null }]);
    for (const { offers } of open)
      for (const offer of offers) expect(codesOf(offer)).toEqual(["outOfHours"]);
  }
  const twice = await offersOf(lis, { from: "2026-12-05T03:00", until: "2026-12-07T03:00" });
  const once = await offersOf(lis, { from: "2026-12-05T03:00", until: "2026-12-07T10:00" });
  expect(twice[0]?.deskFees[0]?.amount).toBe((once[0]?.deskFees[0]?.amount ?? 0) * 2);
});

test("an office in town opens by its own weekday: short on Saturday, not on Sunday", async () => {
  const reasons = async (from: string) =>
    (await find(evora, { from, until: "2026-12-14T10:00" })).refused.map(({ reason }) => reason);
  // 5 December 2026 is a Saturday.
  expect(await reasons("2026-12-04T18:00")).toEqual([]);
  expect(await reasons("2026-12-04T18:30")).toEqual(["closed"]);
  expect(await reasons("2026-12-05T13:00")).toEqual([]);
  expect(await reasons("2026-12-05T13:30")).toEqual(["closed"]);
  expect(await reasons("2026-12-06T10:00")).toEqual(["closed"]);
});

test("what is past by the depot's clock isn't offered, whatever the time elsewhere", async () => {
  const times = { from: "2026-12-05T10:00", until: "2026-12-07T10:00" };
  clock = "2026-12-05T17:59:00Z";
  expect((await find(losAngeles, times)).cars.length).toBeGreaterThan(0);
  clock = "2026-12-05T18:00:00Z";
  expect(await find(losAngeles, times)).toEqual({ cars: [], refused: [] });
});

const freeUntil = async (place: typeof lis, times: { from: string; until: string }) => {
  const offers = await offersOf(place, times);
  return new Map(
    offers.map(({ company, cancellation }) => [
      company.id,
      cancellation.steps.map(({ before, refundPercentage }) => [before, refundPercentage]),
    ]),
  );
};

test("free cancellation ends by the depot's clock, also where the clock changes in between", async () => {
  const before = await freeUntil(lis, { from: "2027-03-28T10:00", until: "2027-03-30T10:00" });
  // At 10:00 it is 10:00 UTC in winter, 9:00 UTC after the change on the 28th.
  expect(before.get("orbit")).toEqual([
    ["2027-03-26T10:00:00.000Z", 100],
    ["2027-03-28T09:00:00.000Z", 50],
  ]);
  expect(before.get("meridian")).toEqual([
    ["2027-03-27T10:00:00.000Z", 100],
    ["2027-03-28T09:00:00.000Z", 50],
  ]);
});

test("a minute before the deadline everything comes back, at it half", async () => {
  const times = { from: "2026-12-05T10:00", until: "2026-12-07T10:00" };
  const refund = async () => {
    const offers = await offersOf(losAngeles, times);
    const ofOrbit = offers.find(({ cancellation }) =>
      cancellation.steps.some(({ refundPercentage }) => refundPercentage === 50),
    );
    return ofOrbit?.cancellation.steps[0]?.refundPercentage;
  };
  const free48 = async () =>
    (await offersOf(losAngeles, times)).filter(({ cancellation }) =>
      cancellation.steps.some(({ before }) => before === "2026-12-03T18:00:00.000Z"),
    ).length;
  clock = "2026-12-03T17:59:00Z";
  expect(await free48()).toBeGreaterThan(0);
  expect(await refund()).toBe(100);
  clock = "2026-12-03T18:00:00Z";
  expect(await free48()).toBe(0);
  clock = "2026-12-04T18:00:00Z";
  expect(await refund()).toBe(50);
});

test("savers give nothing back; what is paid at the desk can be cancelled until the car is there", async () => {
  const offers = await offersOf(lis);
  const atDesk = offers.filter(({ payment }) => payment === "atDesk");
  expect(atDesk.length).toBeGreaterThan(0);
  for (const { cancellation, pickUp } of atDesk)
    expect(cancellation.steps).toEqual([{ before: pickUp.at, refundPercentage: 100 }]);
  const none = (await offersOf(losAngeles))
    .concat(offers)
    .filter(({ cancellation }) => cancellation.steps.length === 0);
  expect(none.length).toBeGreaterThan(0);
  expect(new Set(none.map(({ payment }) => payment))).toEqual(new Set(["now"]));
});

test("complete cover costs more and leaves no excess", async () => {
  for (const { offers } of (await find(lis)).cars) {
    expect(offers.map(({ cover }) => cover)).toEqual(["basic", "complete"]);
    const [basic, complete] = offers;
    expect(complete?.excess).toBe(0);
    expect(basic?.excess).toBeGreaterThan(0);
    expect(complete?.deposit).toBeLessThan(basic?.deposit ?? 0);
  }
});

test("codes say what cars are: gearboxes by country, letters of electric cars by their range", async () => {
  const gearboxes = async (place: typeof lis) =>
    new Set(
      (await offersOf(place))
        .filter(({ vehicle }) => vehicle.class === "economy")
        .map(({ vehicle }) => vehicle.gearbox),
    );
  expect(await gearboxes(lis)).toEqual(new Set(["manual"]));
  expect(await gearboxes(losAngeles)).toEqual(new Set(["automatic"]));
  for (const { vehicle } of await offersOf(lis)) {
    const { acriss, range, fuel } = vehicle;
    expect(vehicle).toMatchObject(decodeAcriss(acriss) ?? { acriss: "known" });
    expect(range !== null).toBe(fuel === "electric");
    if (range !== null) expect(acriss[3]).toBe(range < 400 ? "E" : "C");
  }
});

test("every text is written in every language", () => {
  const missing = Object.entries(texts).flatMap(([group, words]) =>
    Object.entries(words).flatMap(([key, inAll]) =>
      languageCodes
        .filter((code) => !(inAll as Record<string, string>)[code])
        .map((code) => `${group}.${key}.${code}`),
    ),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(texts.names).sort()).toEqual([...groupCodes].sort());
});

test("every company has its logo, every group its picture", () => {
  const files = [
    ...companyCodes.map((code) => `rental-logos/${code}.svg`),
    ...groupCodes.flatMap((code) =>
      [1, 2].map((number) => `cars/${carGroups[code].scene}-${number}-960.webp`),
    ),
  ];
  expect(files.filter((file) => !existsSync(`public/assets/inventory/${file}`))).toEqual([]);
});
