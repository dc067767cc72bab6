import { randomUUID } from "node:crypto";
import { addMs } from "@/lib/dates/instants";
import { describeMagicWords } from "../../testing/describe-magic-words";
import { createSandboxCars } from "./create-sandbox-cars";
import { carWords, type CarWord } from "./null-island";

const island = { latitude: 0, longitude: 0 };
const asked = (now: Date) => ({
  pickUpAt: "2026-12-05T10:00",
  dropOffAt: "2026-12-07T10:00",
  driverAge: 35,
  residence: "PT",
  language: "en" as const,
  now,
});
const toOfferId = (word: CarWord) => `sandbox-c-null-island-meridian-${word}-basic`;

const magic = describeMagicWords({
  create: createSandboxCars,
  last: "last-car",
  list: async (cars, word: CarWord, now) =>
    (await cars.findCars({ ...asked(now), pickUp: island, dropOff: island })).cars
      .flatMap(({ offers }) => offers)
      .find(({ id }) => id === toOfferId(word)),
  check: (cars, word, now) =>
    cars.checkOffer({ ...asked(now), offerId: toOfferId(word), extras: [] }),
  hold: (cars, { id, price }, { now, ...held }) =>
    cars.hold({ ...asked(now), ...held, offerId: id, extras: [], expected: price }),
  leftOf: ({ carsLeft }) => carsLeft,
});
const supplier = () => magic.open().supplier;

test("every word has its car, and says its name", async () => {
  const { cars: found } = await supplier().findCars({
    ...asked(magic.open().now),
    pickUp: island,
    dropOff: island,
  });
  expect(found.map(({ carId }) => carId)).toEqual(
    carWords.map((word) => `sandbox-c-null-island-meridian-${word}`),
  );
  expect((await magic.list("price-change-at-hold")).vehicle.name).toBe(
    "Null Island price change at hold",
  );
});

test("a car is not rented twice on a day, whatever the hours", async () => {
  const at = (pickUpAt: string, dropOffAt: string) => ({
    ...asked(magic.open().now),
    pickUpAt,
    dropOffAt,
  });
  const offerId = toOfferId("last-car");
  const checkAt = (rental: ReturnType<typeof at>) =>
    supplier().checkOffer({ ...rental, offerId, extras: [] });
  // One charged day, on two dates.
  const out = at("2026-12-15T18:00", "2026-12-16T17:00");
  const offer = await checkAt(out);
  if (!offer) throw new Error("there is no car");
  const held = {
    offerId,
    extras: [],
    expected: offer.price,
    clientReference: randomUUID(),
    until: addMs(magic.open().now, 600_000),
  };
  expect(await supplier().hold({ ...out, ...held })).toMatchObject({ state: "held" });
  const overlapping = at("2026-12-16T10:00", "2026-12-17T10:00");
  expect(await checkAt(overlapping)).toBeNull();
  expect(
    await supplier().hold({ ...overlapping, ...held, clientReference: randomUUID() }),
  ).toMatchObject({ state: "soldOut" });
  for (const free of [
    at("2026-12-14T09:00", "2026-12-14T20:00"),
    at("2026-12-17T10:00", "2026-12-18T10:00"),
  ])
    expect(await checkAt(free)).toMatchObject({ carsLeft: 1 });
});

test("waters beside the island search slowly, and not at all", async () => {
  const [, slow, malformed] = (await supplier().findOwnPlaces?.("null isl")) ?? [];
  if (!slow || !malformed) throw new Error("both are found by the island's name");
  const find = (point: typeof island) =>
    supplier().findCars({ ...asked(magic.open().now), pickUp: point, dropOff: point });
  magic.waits.length = 0;
  expect((await find(slow)).cars.length).toBeGreaterThan(10);
  expect(magic.waits).toEqual([4_000]);
  await expect(find(malformed)).rejects.toMatchObject({ kind: "malformed" });
});

test("money is due now, in part, or all of it at the desk", async () => {
  const plain = await magic.list("plain");
  expect(plain).toMatchObject({ payment: "now", price: { dueOnSite: 0 } });
  const part = await magic.list("part-payment");
  expect(part.payment).toBe("part");
  expect((part.price.dueOnSite ?? 0) / part.price.wholesale).toBeCloseTo(0.8, 2);
  const atDesk = await magic.list("pay-at-desk");
  expect(atDesk).toMatchObject({
    payment: "atDesk",
    price: { dueOnSite: atDesk.price.wholesale, atCost: 0 },
  });
});
