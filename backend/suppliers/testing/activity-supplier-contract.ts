import { randomUUID } from "node:crypto";
import {
  activityIdSchema,
  activityProductSchema,
  activityStartSchema,
  activitySummarySchema,
  type ActivityParty,
} from "@/lib/api/contract/activities";
import { findPartyProblem } from "@/lib/api/contract/check-activity-party";
import { languageCodes } from "@/lib/api/contract/languages";
import type { Point } from "@/lib/api/contract/point";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { momentDay } from "@/lib/dates/moment-day";
import type {
  ActivityBookingSupplier,
  CheckedStart,
  SupplierStart,
} from "../../ports/activity-supplier";
import type { NetPrice } from "../../ports/net-price";
import { order, testBookings } from "./booking-supplier-contract";

/**
 * What an adapter is tried with. Around `point` there are activities; `productId` is one of them
 * that takes place every day, takes one adult, is confirmed at once, can be cancelled, holds at the
 * quote, has more than four places and says how many are left. `advance` moves the supplier's
 * clock, which the adapter was given as `now`.
 */
export type ActivitySupplierUnderTest = {
  supplier: ActivityBookingSupplier;
  point: Point;
  productId: string;
  now: () => Date;
  advance: (ms: number) => void;
  close: () => Promise<void>;
};

/**
 * What every adapter has to keep; call it in a test file of the adapter. `open` makes a new
 * supplier with empty books. `requested`: products whose supplier has to agree first, by what it
 * answers within some minutes.
 */
export function describeActivitySupplier(
  name: string,
  open: () => Promise<ActivitySupplierUnderTest>,
  { requested }: { requested?: Record<"accepted" | "declined" | "unanswered", string> } = {},
): void {
  describe(`${name} keeps the contract of an activity supplier`, () => {
    let subject: ActivitySupplierUnderTest;
    beforeAll(async () => void (subject = await open()));
    afterAll(() => subject.close());

    const toDate = (ahead = 40) => addDays(toLocalDate(subject.now(), "UTC"), ahead);
    const toQuery = (party: ActivityParty = { adult: 1 }) => ({
      ...{ party, language: "en" as const, now: subject.now() },
    });
    const getProduct = async () => {
      const { productId, supplier } = subject;
      const product = await supplier.getProduct({ ...toQuery(), productId });
      if (!product) throw new Error("there is no such product");
      return product;
    };
    const list = async (date = toDate(), party?: ActivityParty, productId = subject.productId) =>
      subject.supplier.listStarts({ ...toQuery(party), productId, date });
    const listOpen = async (
      date?: string,
      productId?: string,
    ): Promise<(SupplierStart & { price: NetPrice })[]> =>
      ((await list(date, undefined, productId))?.options ?? [])
        .flatMap(({ starts }) => starts)
        .flatMap(({ price, ...start }) =>
          price && start.state === "open" ? [{ ...start, price }] : [],
        );
    const check = (offerId: string, party?: ActivityParty, replaces: readonly string[] = []) =>
      subject.supplier.checkStart({ ...toQuery(party), offerId, replaces });
    const toOffer = (start: Pick<CheckedStart, "offerId" | "price" | "answerWithinHours">) => ({
      ...{ ...start, id: start.offerId },
    });
    const first = async (productId?: string) => {
      const [start] = await listOpen(undefined, productId);
      if (!start) throw new Error("the product has no start");
      return toOffer(start);
    };
    const hold = async (
      { id, price }: { id: string; price: NetPrice },
      options: {
        reference?: string;
        expected?: NetPrice;
        minutes?: number;
        replaces?: readonly string[];
      } = {},
    ) => {
      const { reference = randomUUID(), expected = price, minutes = 20, replaces = [] } = options;
      const answer = await subject.supplier.hold({
        ...{ ...toQuery(), offerId: id, expected, clientReference: reference, replaces },
        until: addMs(subject.now(), minutes * minuteMs),
      });
      return {
        reference,
        answer:
          answer.state === "priceChanged" ? { ...answer, offer: toOffer(answer.offer) } : answer,
      };
    };
    const book = (clientReference: string) => subject.supplier.book({ ...order, clientReference });
    const countLeft = async (offerId: string, replaces?: readonly string[]) =>
      (await check(offerId, undefined, replaces))?.left ?? 0;

    test("a list shows each product once, on a searched day, for a party that it takes", async () => {
      const search = { point: subject.point, date: toDate(), dateTo: toDate(46) };
      const found = await subject.supplier.findActivities({ ...toQuery(), ...search });
      const ids = found.map(({ id }) => id);
      expect(new Set(ids).size).toBe(found.length);
      expect(ids).toContain(subject.productId);
      for (const { price, relevance, times, ...summary } of found) {
        expect(activitySummarySchema.omit({ price: true }).strict().parse(summary)).toBeTruthy();
        expect(summary.date >= search.date && summary.date <= search.dateTo).toBe(true);
        expect(times.length).toBeGreaterThan(0);
        expect(Number.isFinite(relevance)).toBe(true);
        const product = await subject.supplier.getProduct({ ...toQuery(), productId: summary.id });
        expect(product && findPartyProblem(summary.party, product)).toBeNull();
        const starts = await subject.supplier.listStarts({
          ...{ ...toQuery(summary.party), productId: summary.id, date: summary.date },
        });
        const all = starts?.options.flatMap((one) => one.starts) ?? [];
        expect(all.map((start) => start.price)).toContainEqual(price);
        // Fees that are named are what those at the place ask, with nothing added.
        for (const { siteFees, price: own } of all)
          expect(siteFees.reduce((sum, { amount }) => sum + amount, 0)).toBe(own?.atCost ?? 0);
      }
    });

    test("a product is complete, in every language, and its bands can be booked", async () => {
      for (const language of languageCodes) {
        const { productId } = subject;
        const product = await subject.supplier.getProduct({ ...toQuery(), productId, language });
        expect(activityProductSchema.strict().safeParse(product).error).toBeUndefined();
        expect(product?.meeting.point ?? product?.meeting.pickUps[0]).toBeTruthy();
      }
      const { bands, people, options } = await getProduct();
      expect(new Set(bands.map(({ band }) => band)).size).toBe(bands.length);
      expect(bands.filter(({ minimum, maximum }) => minimum > maximum)).toEqual([]);
      expect(people.minimum).toBeLessThanOrEqual(people.maximum);
      const isPriced = ({ pricing: { per, holds } }: (typeof options)[number]) =>
        (per === "person") === (holds === null);
      expect(options.every(isPriced)).toBe(true);
    });

    test("every start has the product's clock, its steps in order, and whole amounts", async () => {
      const { place } = await getProduct();
      for (const start of await listOpen()) {
        const { price, cancellation, siteFees, ...rest } = start;
        const wire = activityStartSchema.omit({ price: true, cancellation: true, charges: true });
        expect(wire.strict().parse(rest)).toBeTruthy();
        expect(activityIdSchema.safeParse(start.offerId).success).toBe(true);
        expect([start.starts.zone, cancellation.zone]).toEqual([place.timeZone, place.timeZone]);
        expect([momentDay(start.starts), start.starts.at < start.ends.at]).toEqual([
          toDate(),
          true,
        ]);
        expect(start.bookUntil.at > subject.now().toISOString()).toBe(true);
        const { wholesale, taxAndFee, published, dueOnSite = 0, atCost = 0 } = price;
        const amounts = [wholesale, taxAndFee, published, dueOnSite, atCost];
        expect(amounts.filter((part) => !Number.isSafeInteger(part) || part < 0)).toEqual([]);
        expect(taxAndFee).toBeLessThan(wholesale);
        expect(siteFees.reduce((sum, { amount }) => sum + amount, 0)).toBe(atCost);
        expect(atCost).toBeLessThanOrEqual(dueOnSite);
        const befores = cancellation.steps.map(({ before }) => before);
        expect(befores).toEqual(befores.toSorted());
        expect(befores.filter((before) => before > start.starts.at)).toEqual([]);
        expect(befores.filter((before) => new Date(before) <= subject.now())).toEqual([]);
      }
    });

    test("every open start can be checked, and says the same again", async () => {
      for (const start of await listOpen()) {
        const checked = await check(start.offerId);
        expect(checked).toMatchObject(start);
        expect(checked?.product).toEqual(await getProduct());
        expect(checked?.holdsAt).toBe("quote");
      }
    });

    test("a calendar has every day of its month, and prices where it is open", async () => {
      const [month, start] = [toDate().slice(0, 7), await first()];
      const { productId, supplier } = subject;
      const found = await supplier.listDays({ ...toQuery(), productId, month });
      const days = found?.days ?? [];
      expect(days.map(({ date }) => date.slice(0, 7))).toEqual(days.map(() => month));
      expect(days.length).toBeGreaterThan(27);
      expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
      const isPriced = days.map(({ state, price }) => [
        state === "open" || state === "few",
        !!price,
      ]);
      expect(isPriced.filter(([isOpen, has]) => isOpen !== has)).toEqual([]);
      const own = days.find(({ date }) => date === toDate());
      expect(own?.price?.wholesale).toBeLessThanOrEqual(start.price.wholesale);
    });

    test("a party that isn't taken is told so, and can't check or hold", async () => {
      const { people, bands } = await getProduct();
      const tooMany = { adult: people.maximum + 1 };
      const problem = findPartyProblem(tooMany, { people, bands });
      const found = await list(toDate(), tooMany);
      const starts = found?.options.flatMap((option) => option.starts) ?? [];
      expect(found?.problem).toEqual(problem);
      expect(new Set(starts.map(({ state, price }) => `${state} ${price === null}`))).toEqual(
        new Set(["partyMismatch true"]),
      );
      const { id, price } = await first();
      expect(await check(id, tooMany)).toBeNull();
      const held = await subject.supplier.hold({
        ...{ ...toQuery(tooMany), offerId: id, expected: price, clientReference: randomUUID() },
        until: addMs(subject.now(), minuteMs),
      });
      expect(held).toEqual({ state: "soldOut" });
    });

    test("what doesn't exist is null, none or sold out, and never an error", async () => {
      const { supplier, productId } = subject;
      const { id, price } = await first();
      const [query, date] = [toQuery(), toDate()];
      for (const unknown of ["nothing", "", "../etc", `${productId}0`, id]) {
        const asked = { ...query, productId: unknown };
        expect(await supplier.getProduct(asked)).toBeNull();
        expect(await supplier.listStarts({ ...asked, date })).toBeNull();
        expect(await supplier.listDays({ ...asked, month: date.slice(0, 7) })).toBeNull();
      }
      for (const unknown of ["", "nothing", `${id}x`, "__proto__", productId]) {
        expect(await check(unknown)).toBeNull();
        expect((await hold({ id: unknown, price })).answer).toEqual({ state: "soldOut" });
      }
      expect(await supplier.getBooking("nothing")).toEqual({ state: "absent" });
      expect(await supplier.cancel("nothing")).toEqual({ state: "absent" });
    });

    test("in the middle of an ocean, and on days that are past, there is nothing", async () => {
      const date = toDate(-2);
      const [ocean, past] = [
        { latitude: 30, longitude: -40 },
        { date, dateTo: date },
      ];
      const search = { point: subject.point, date: toDate(), dateTo: toDate() };
      const find = (other: object) =>
        subject.supplier.findActivities({ ...toQuery(), ...search, ...other });
      expect([await find({ point: ocean }), await find(past)]).toEqual([[], []]);
      expect(await listOpen(date)).toEqual([]);
    });

    testBookings({
      supplier: () => subject.supplier,
      first: () => first(),
      other: () => first(),
      ...{ hold, book, countLeft },
      ...(requested && {
        requested: {
          accepted: () => first(requested.accepted),
          declined: () => first(requested.declined),
          unanswered: () => first(requested.unanswered),
        },
      }),
      advance: (ms) => subject.advance(ms),
    });

    if (requested)
      test("what is requested is held when it is ordered: a quote holds or doesn't", async () => {
        for (const productId of Object.values(requested)) {
          const checked = await check((await first(productId)).id);
          expect(checked).toMatchObject({ holdsAt: "order", product: { isInstant: false } });
        }
      });

    test("more buyers than places, all at once: every place is taken, none twice", async () => {
      const offer = await first();
      const before = await countLeft(offer.id);
      const results = await Promise.all(
        Array.from({ length: before + 3 }, () => hold(offer, { minutes: 5 })),
      );
      const held = results.filter(({ answer }) => answer.state === "held");
      expect(held).toHaveLength(before);
      const starts = (await list())?.options.flatMap((option) => option.starts) ?? [];
      expect(starts.find(({ offerId }) => offerId === offer.id)).toMatchObject({
        ...{ state: "soldOut", left: 0 },
      });
      await Promise.all(held.map(({ reference }) => subject.supplier.cancel(reference)));
      expect(await countLeft(offer.id)).toBe(before);
    });
  });
}
