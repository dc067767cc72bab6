import { randomUUID } from "node:crypto";
import type { CarExtra } from "@/lib/api/contract/car-terms";
import { carIdSchema, carOfferSchema } from "@/lib/api/contract/cars";
import { languageCodes } from "@/lib/api/contract/languages";
import type { Point } from "@/lib/api/contract/point";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { addMs } from "@/lib/dates/instants";
import { order, testBookings } from "./booking-supplier-contract";
import type { CarBookingSupplier, SupplierCarOffer } from "../../ports/car-supplier";

/**
 * What an adapter is tried with. Around `point` there are cars; `carId` is one of them, can be
 * cancelled and has an extra, is rented to a driver of 30 from noon to noon, has more than four of
 * its group on any day and says how many are left. `advance` moves the supplier's clock, which the
 * adapter was given as `now`.
 */
export type CarSupplierUnderTest = {
  supplier: CarBookingSupplier;
  point: Point;
  carId: string;
  now: () => Date;
  advance: (ms: number) => void;
  close: () => Promise<void>;
};

const minute = 60_000;
const answers = [{ need: "birthDate" as const, traveller: 0, value: "1996-03-01" }];

/**
 * What every adapter has to keep; call it in a test file of the adapter. `open` makes a new
 * supplier with empty books.
 */
export function describeCarSupplier(name: string, open: () => Promise<CarSupplierUnderTest>): void {
  describe(`${name} keeps the contract of a car supplier`, () => {
    let subject: CarSupplierUnderTest;
    beforeAll(async () => void (subject = await open()));
    afterAll(() => subject.close());

    type Language = (typeof languageCodes)[number];
    const toQuery = ({
      language = "en",
      in: ahead = 40,
      days = 3,
    }: { language?: Language; in?: number; days?: number } = {}) => {
      const start = addDays(toLocalDate(subject.now(), "UTC"), ahead);
      return {
        pickUpAt: `${start}T12:00`,
        dropOffAt: `${addDays(start, days)}T12:00`,
        driverAge: 30,
        residence: "PT",
        language,
        now: subject.now(),
      };
    };
    type CarQuery = ReturnType<typeof toQuery>;
    const find = (query = toQuery()) =>
      subject.supplier.findCars({ ...query, pickUp: subject.point, dropOff: subject.point });
    const list = async (query = toQuery()): Promise<SupplierCarOffer[]> =>
      (await subject.supplier.listOffers({ ...query, carId: subject.carId }))?.offers ?? [];
    const first = async (query = toQuery()): Promise<SupplierCarOffer> => {
      const [offer] = await list(query);
      if (!offer) throw new Error("the car has no offer");
      return offer;
    };
    const hold = async (
      offer: SupplierCarOffer,
      options: {
        query?: CarQuery;
        reference?: string;
        expected?: SupplierCarOffer["price"];
        extras?: { id: CarExtra; count: number }[];
        minutes?: number;
      } = {},
    ) => {
      const { query = toQuery(), reference = randomUUID(), minutes = 20 } = options;
      const answer = await subject.supplier.hold({
        ...query,
        offerId: offer.id,
        extras: options.extras ?? [],
        expected: options.expected ?? offer.price,
        clientReference: reference,
        until: addMs(subject.now(), minutes * minute),
      });
      return { reference, answer };
    };
    const book = (clientReference: string) =>
      subject.supplier.book({ ...order, clientReference, answers });
    const countLeft = async (offerId: string, query = toQuery()) =>
      (await list(query)).find(({ id }) => id === offerId)?.carsLeft ?? 0;

    test("a list shows each car once, with an offer for each cover from the cheapest up", async () => {
      const { cars } = await find();
      expect(cars.length).toBeGreaterThan(0);
      expect(new Set(cars.map(({ carId }) => carId)).size).toBe(cars.length);
      expect(cars.map(({ carId }) => carId)).toContain(subject.carId);
      for (const { carId, distance, offers } of cars) {
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(offers.length).toBeGreaterThan(0);
        expect(offers.filter((offer) => offer.carId !== carId)).toEqual([]);
        expect(new Set(offers.map(({ cover }) => cover)).size).toBe(offers.length);
        const prices = offers.map(({ price }) => price.wholesale);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
      }
    });

    test("the list's offers are the details', to the cent", async () => {
      const query = toQuery();
      const { cars } = await find(query);
      expect(cars.find(({ carId }) => carId === subject.carId)?.offers).toEqual(await list(query));
    });

    test.each(languageCodes)("offers are whole in %s", async (language) => {
      const { cars } = await find(toQuery({ language }));
      for (const offer of cars.flatMap(({ offers }) => offers)) {
        const { price, deskFees, cancellation, extraPrices } = offer;
        expect(
          carOfferSchema
            .omit({ cancellation: true, charges: true, price: true })
            .parse({ ...offer }),
        ).toBeTruthy();
        expect([offer.id, offer.carId].filter((id) => !carIdSchema.safeParse(id).success)).toEqual(
          [],
        );
        const { wholesale, taxAndFee, published, dueOnSite = 0, atCost = 0 } = price;
        const amounts = [
          ...[wholesale, taxAndFee, published, dueOnSite, atCost],
          ...[offer.deposit, offer.excess, offer.extraKm ?? 0],
          ...Object.values(extraPrices),
          ...deskFees.map(({ amount }) => amount),
        ];
        expect(amounts.filter((part) => !Number.isSafeInteger(part) || part < 0)).toEqual([]);
        expect(taxAndFee).toBeLessThan(wholesale);
        // What is added at cost is paid at the desk, and nothing costs more than everything.
        const named = deskFees.reduce((sum, { amount }) => sum + amount, 0);
        expect(named).toBe(atCost);
        expect(atCost).toBeLessThanOrEqual(dueOnSite);
        expect(dueOnSite).toBeLessThanOrEqual(wholesale);
        if (offer.payment === "now") expect(dueOnSite).toBe(named);
        if (offer.payment === "part") expect(dueOnSite).toBeGreaterThan(named);
        if (offer.payment === "atDesk") expect(dueOnSite).toBe(wholesale);
        if (offer.cover === "complete") expect(offer.excess).toBe(0);
        expect(offer.extras.filter(({ id }) => extraPrices[id] === undefined)).toEqual([]);
        const { pickUp, dropOff } = offer;
        expect(new Date(pickUp.at) < new Date(dropOff.at)).toBe(true);
        expect([pickUp.zone, dropOff.zone]).toEqual([
          pickUp.depot.timeZone,
          dropOff.depot.timeZone,
        ]);
        const befores = cancellation.steps.map(({ before }) => before);
        expect(befores).toEqual([...befores].sort());
        expect(befores.filter((before) => new Date(before) <= subject.now())).toEqual([]);
        expect(befores.filter((before) => before > pickUp.at)).toEqual([]);
        const refunds = cancellation.steps.map(({ refundPercentage }) => refundPercentage);
        expect(refunds).toEqual([...refunds].sort((a, b) => b - a));
        expect(refunds.filter((refund) => refund <= 0 || refund > 100)).toEqual([]);
      }
    });

    test("what doesn't exist is null, none or sold out, and never an error", async () => {
      const query = toQuery();
      const offer = await first();
      for (const carId of ["nothing", "", "../etc", `${subject.carId}0000`, offer.id])
        expect(await subject.supplier.listOffers({ ...query, carId })).toBeNull();
      for (const offerId of ["", "nothing", `${offer.id}x`, "__proto__", subject.carId]) {
        expect(await subject.supplier.checkOffer({ ...query, offerId, extras: [] })).toBeNull();
        expect((await hold({ ...offer, id: offerId })).answer).toEqual({ state: "soldOut" });
      }
      expect(await subject.supplier.getBooking("nobody")).toEqual({ state: "absent" });
      expect(await book("nobody")).toEqual({ state: "absent" });
      expect(await subject.supplier.cancel("nobody")).toEqual({ state: "absent" });
    });

    test("in the middle of an ocean there is no car", async () => {
      const ocean = { latitude: 30, longitude: -40 };
      expect(
        await subject.supplier.findCars({ ...toQuery(), pickUp: ocean, dropOff: ocean }),
      ).toEqual({
        cars: [],
        refused: [],
      });
    });

    test("a driver who is too young is told so, and from which age on", async () => {
      const query = { ...toQuery(), driverAge: 18 };
      const { refused } = await find(query);
      const young = refused.find(({ reason }) => reason === "driverTooYoung");
      expect(young?.cars).toBeGreaterThan(0);
      expect(young?.age).toBeGreaterThan(18);
      const details = await subject.supplier.listOffers({ ...query, carId: subject.carId });
      expect(details).toMatchObject({ offers: [], refusal: { reason: "driverTooYoung" } });
      const offer = await first();
      expect(
        await subject.supplier.checkOffer({ ...query, offerId: offer.id, extras: [] }),
      ).toBeNull();
      expect((await hold(offer, { query })).answer).toEqual({ state: "soldOut" });
    });

    test("a pick-up that is past isn't offered", async () => {
      const query = toQuery({ in: -1 });
      expect((await find(query)).cars).toEqual([]);
      expect(await list(query)).toEqual([]);
    });

    test("every offer can be checked, and says the same again", async () => {
      const query = toQuery();
      for (const offer of await list(query))
        expect(
          await subject.supplier.checkOffer({ ...query, offerId: offer.id, extras: [] }),
        ).toEqual(offer);
    });

    test("an extra is paid for at the desk, at what it was said to cost; too many are left out", async () => {
      const query = toQuery();
      const offer = await first(query);
      const [extra] = offer.extras;
      if (!extra) throw new Error("the car has no extra");
      const check = (count: number) =>
        subject.supplier.checkOffer({
          ...query,
          offerId: offer.id,
          extras: [{ id: extra.id, count }],
        });
      const cost = offer.extraPrices[extra.id] ?? 0;
      const withOne = await check(1);
      const { price } = offer;
      expect(withOne?.price).toEqual({
        ...price,
        wholesale: price.wholesale + cost,
        published: price.published + cost,
        dueOnSite: (price.dueOnSite ?? 0) + cost,
        atCost: (price.atCost ?? 0) + cost,
      });
      expect(withOne?.deskFees).toEqual([...offer.deskFees, { code: extra.id, amount: cost }]);
      expect((await check(extra.maximum + 1))?.price).toEqual(price);
      const { answer, reference } = await hold(offer, {
        extras: [{ id: extra.id, count: 1 }],
        expected: withOne?.price ?? price,
      });
      expect(answer).toMatchObject({ state: "held" });
      await subject.supplier.cancel(reference);
    });

    testBookings({
      supplier: () => subject.supplier,
      first: () => first(),
      hold: (offer, options) => hold(offer, options),
      book,
      countLeft: (offerId) => countLeft(offerId),
      advance: (ms) => subject.advance(ms),
    });

    test("more buyers than cars, two at once: every car is rented, none twice", async () => {
      const query = toQuery({ in: 90 });
      const offers = await list(query);
      const [offer, other = offer] = offers;
      if (!offer || !other) throw new Error("the car has no offer");
      const before = await countLeft(offer.id, query);
      // With any cover it is the same car.
      const results = await Promise.all(
        Array.from({ length: before + 5 }, (_, buyer) =>
          hold(buyer % 2 === 0 ? offer : other, { query }),
        ),
      );
      const held = results.filter(({ answer }) => answer.state === "held");
      expect(held).toHaveLength(before);
      expect(results.filter(({ answer }) => answer.state === "soldOut")).toHaveLength(5);
      expect(await list(query)).toEqual([]);
      expect((await find(query)).cars.map(({ carId }) => carId)).not.toContain(subject.carId);
      expect(
        await subject.supplier.checkOffer({ ...query, offerId: offer.id, extras: [] }),
      ).toBeNull();
      // A rental that overlaps by a day can't have the car either; the day after its return can.
      expect(await list(toQuery({ in: 92 }))).toEqual([]);
      expect(await countLeft(offer.id, toQuery({ in: 94 }))).toBe(before);
      await Promise.all(held.map(({ reference }) => subject.supplier.cancel(reference)));
      expect(await countLeft(offer.id, query)).toBe(before);
    });
  });
}
