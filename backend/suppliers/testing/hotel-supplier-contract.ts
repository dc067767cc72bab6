import { randomUUID } from "node:crypto";
import { addDays, listNights, toLocalDate } from "@/lib/dates/calendar-date";
import { hotelReviewsSchema } from "@/lib/api/contract/hotel-reviews";
import { hotelOfferSchema, hotelSchema } from "@/lib/api/contract/hotels";
import { languageCodes } from "@/lib/api/contract/languages";
import { addMs } from "@/lib/dates/instants";
import { sumNetPrices, type NetPrice } from "../../pricing/net-price";
import { order, testBookings } from "./booking-supplier-contract";
import type { HotelBookingSupplier, ReviewQuery, SupplierOffer } from "../hotel-supplier";

/**
 * What an adapter is tried with. `point` has hotels; `hotelId` is one of them, has room for the
 * party, a rate that can be cancelled and more than four rooms of every kind on the dates.
 * `advance` moves the supplier's clock, which the adapter was given as `now`.
 */
export type SupplierUnderTest = {
  supplier: HotelBookingSupplier;
  point: { latitude: number; longitude: number };
  hotelId: string;
  now: () => Date;
  advance: (ms: number) => void;
  close: () => Promise<void>;
};

const couple = [{ adults: 2, childAges: [] }];
const minute = 60_000;
const everyReview = {
  theme: undefined,
  travellers: undefined,
  writtenIn: undefined,
  sort: "relevant",
  page: 1,
} as const;

/**
 * What every adapter has to keep; call it in a test file of the adapter. `open` makes a new
 * supplier with empty books.
 */
export function describeHotelSupplier(name: string, open: () => Promise<SupplierUnderTest>): void {
  describe(`${name} keeps the contract of a hotel supplier`, () => {
    let subject: SupplierUnderTest;
    beforeAll(async () => void (subject = await open()));
    afterAll(() => subject.close());

    const toQuery = (
      overrides: {
        rooms?: { adults: number; childAges: number[] }[];
        language?: (typeof languageCodes)[number];
        in?: number;
      } = {},
    ) => {
      const today = toLocalDate(subject.now(), "UTC");
      const start = addDays(today, overrides.in ?? 40);
      return {
        stay: { start, end: addDays(start, 3) },
        rooms: overrides.rooms ?? couple,
        residence: "PT",
        language: overrides.language ?? ("en" as const),
        today,
        now: subject.now(),
      };
    };
    const list = (query = toQuery()) =>
      subject.supplier.listOffers({ ...query, hotelId: subject.hotelId });
    const first = async (query = toQuery()): Promise<SupplierOffer> => {
      const [offer] = await list(query);
      if (!offer) throw new Error("the hotel has no offer");
      return offer;
    };
    const hold = async (
      offer: SupplierOffer,
      options: {
        query?: ReturnType<typeof toQuery>;
        reference?: string;
        expected?: SupplierOffer["price"];
        minutes?: number;
      } = {},
    ) => {
      const {
        query = toQuery(),
        reference = randomUUID(),
        expected = offer.price,
        minutes = 20,
      } = options;
      const answer = await subject.supplier.hold({
        ...query,
        hotelId: subject.hotelId,
        offerId: offer.id,
        expected,
        clientReference: reference,
        until: addMs(subject.now(), minutes * minute),
      });
      return { reference, answer };
    };
    const book = (clientReference: string) => subject.supplier.book({ ...order, clientReference });
    const countLeft = async (offerId: string, query = toQuery()) =>
      (await list(query)).find(({ id }) => id === offerId)?.roomsLeft ?? 0;

    test("a list shows each hotel once, within the radius, with offers from the cheapest up", async () => {
      const hotels = await subject.supplier.findHotels({
        ...toQuery(),
        point: subject.point,
        radius: 10,
      });
      expect(hotels.length).toBeGreaterThan(0);
      expect(new Set(hotels.map(({ id }) => id)).size).toBe(hotels.length);
      expect(hotels.map(({ id }) => id)).toContain(subject.hotelId);
      for (const { distance, offers, roomNames } of hotels) {
        expect(distance).toBeLessThanOrEqual(10);
        const prices = offers.map(({ price }) => price.wholesale);
        expect(prices.length).toBeGreaterThan(0);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
        expect(offers.filter(({ id }) => !roomNames[id])).toEqual([]);
      }
    });

    test("the list's offers are the details', to the cent", async () => {
      const hotels = await subject.supplier.findHotels({
        ...toQuery(),
        point: subject.point,
        radius: 10,
      });
      const listed = hotels.find(({ id }) => id === subject.hotelId)?.offers ?? [];
      const offers = await list();
      expect(listed[0]?.price).toEqual(offers[0]?.price);
      for (const { id, price, board, payment, cancellation, roomsLeft } of listed) {
        expect(offers.find((offer) => offer.id === id)).toMatchObject({
          price,
          board,
          payment,
          cancellation,
          roomsLeft,
        });
      }
      const terms = (all: Pick<SupplierOffer, "board" | "payment">[]) =>
        new Set(all.map(({ board, payment }) => `${board} ${payment}`));
      expect(terms(listed)).toEqual(terms(offers));
    });

    test.each(languageCodes)("a hotel and its offers are whole in %s", async (language) => {
      const hotel = await subject.supplier.getHotel(subject.hotelId, language);
      expect(hotelSchema.parse(hotel)).toMatchObject({ id: subject.hotelId });
      for (const { price, cancellation, ...offer } of await list(toQuery({ language }))) {
        expect(
          hotelOfferSchema.omit({ cancellation: true, price: true }).parse(offer),
        ).toBeTruthy();
        expect(
          [price.wholesale, price.taxAndFee, price.published, price.dueOnSite ?? 0].every(
            (part) => Number.isSafeInteger(part) && part >= 0,
          ),
        ).toBe(true);
        expect(price.taxAndFee).toBeLessThan(price.wholesale);
        const onSite = offer.charges.filter(
          ({ kind, when, isMandatory }) => kind === "excluded" && when === "onSite" && isMandatory,
        );
        expect(onSite.reduce((sum, { amount }) => sum + (amount?.amount ?? 0), 0)).toBe(
          price.dueOnSite ?? 0,
        );
        expect(
          offer.charges.filter(({ amount }) => amount && amount.currency !== price.currency),
        ).toEqual([]);
        const befores = cancellation.steps.map(({ before }) => before);
        expect(befores).toEqual([...befores].sort());
        expect(befores.filter((before) => new Date(before) <= subject.now())).toEqual([]);
        const refunds = cancellation.steps.map(({ refundPercentage }) => refundPercentage);
        expect(refunds).toEqual([...refunds].sort((a, b) => b - a));
        expect(refunds.filter((refund) => refund <= 0 || refund > 100)).toEqual([]);
      }
    });

    test.each(languageCodes)("reviews agree with the hotel's score in %s", async (language) => {
      const { supplier, hotelId } = subject;
      if (!supplier.listReviews) return;
      const hotel = await supplier.getHotel(hotelId, language);
      const query = { ...everyReview, hotelId, language };
      const first = hotelReviewsSchema
        .omit({ overall: true })
        .parse(await supplier.listReviews(query));
      const scores = first.distribution.reduce((sum, each) => sum + each.count, 0);
      expect(scores).toBe(hotel?.guestScore?.count ?? 0);
      expect(first.withText).toBeLessThanOrEqual(scores);
      const themes = first.themes.map(({ score }) => score);
      expect(
        Math.abs(
          themes.reduce((sum, score) => sum + score, 0) / (themes.length || 1) -
            (hotel?.guestScore?.value ?? 0),
        ),
      ).toBeLessThan(1);
      const pages = [first];
      for (let page = 2; page <= first.pages; page += 1) {
        const next = await supplier.listReviews({ ...query, page });
        if (next) pages.push(next);
      }
      const all = pages.flatMap((page) => page.reviews);
      expect(new Set(all.map(({ id }) => id)).size).toBe(first.withText);
      expect([first.total, all.length]).toEqual([first.withText, first.withText]);
      expect(
        all.filter(({ stayedIn }) => stayedIn > subject.now().toISOString().slice(0, 7)),
      ).toEqual([]);
      expect(await supplier.listReviews({ ...query, page: first.pages + 1 })).toEqual(pages.at(-1));
      for (const { theme, mentions } of first.themes) {
        const about = await supplier.listReviews({ ...query, theme });
        expect([about?.total, about?.withText]).toEqual([mentions, first.withText]);
        expect(about?.reviews.filter(({ themes: of }) => !of.includes(theme))).toEqual([]);
      }
      for (const { type, count } of first.travellers) {
        const by = await supplier.listReviews({ ...query, travellers: type });
        expect(by?.total).toBe(count);
        expect(by?.reviews.filter(({ travellers }) => travellers !== type)).toEqual([]);
      }
      const ordered = async (sort: ReviewQuery["sort"]) =>
        (await supplier.listReviews?.({ ...query, sort }))?.reviews ?? [];
      const highest = (await ordered("highest")).map(({ score }) => score);
      expect(highest).toEqual(highest.toSorted((a, b) => b - a));
      const lowest = (await ordered("lowest")).map(({ score }) => score);
      expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
      const newest = (await ordered("newest")).map(({ stayedIn }) => stayedIn);
      expect(newest).toEqual(newest.toSorted().reverse());
      expect(await supplier.listReviews({ ...query, hotelId: "nowhere" })).toBeNull();
    });

    test("what doesn't exist is null, none or sold out, and never an error", async () => {
      const query = toQuery();
      const offer = await first();
      for (const hotelId of ["nowhere", "", "../etc", `${subject.hotelId}0000`]) {
        expect(await subject.supplier.getHotel(hotelId, "en")).toBeNull();
        expect(await subject.supplier.listOffers({ ...query, hotelId })).toEqual([]);
        expect(
          await subject.supplier.checkOffer({ ...query, hotelId, offerId: offer.id }),
        ).toBeNull();
      }
      for (const offerId of ["", "nothing", `${offer.id}x`, "__proto__"]) {
        expect(
          await subject.supplier.checkOffer({ ...query, hotelId: subject.hotelId, offerId }),
        ).toBeNull();
        expect((await hold({ ...offer, id: offerId })).answer).toEqual({ state: "soldOut" });
      }
      expect(await subject.supplier.getBooking("nobody")).toEqual({ state: "absent" });
      expect(await book("nobody")).toEqual({ state: "absent" });
      expect(await subject.supplier.cancel("nobody")).toEqual({ state: "absent" });
    });

    test("every offer can be checked, and says the same again", async () => {
      const query = toQuery();
      for (const offer of await list(query)) {
        expect(
          await subject.supplier.checkOffer({
            ...query,
            hotelId: subject.hotelId,
            offerId: offer.id,
          }),
        ).toEqual(offer);
      }
    });

    test("everybody of the party fits in every room", async () => {
      const query = toQuery({ rooms: [{ adults: 2, childAges: [5, 9] }] });
      expect((await list(query)).filter(({ room }) => room.maximumGuests < 4)).toEqual([]);
    });

    testBookings({
      supplier: () => subject.supplier,
      first: () => first(),
      hold: (offer, options) => hold(offer, options),
      book,
      countLeft: (offerId) => countLeft(offerId),
      advance: (ms) => subject.advance(ms),
    });

    test("more buyers than rooms: every room is sold, none twice", async () => {
      const query = toQuery({ in: 90 });
      const offer = await first(query);
      const before = await countLeft(offer.id, query);
      const answers = await Promise.all(
        Array.from({ length: before + 5 }, () => hold(offer, { query })),
      );
      const held = answers.filter(({ answer }) => answer.state === "held");
      expect(held).toHaveLength(before);
      expect(answers.filter(({ answer }) => answer.state === "soldOut")).toHaveLength(5);
      expect(await countLeft(offer.id, query)).toBe(0);
      expect(
        await subject.supplier.checkOffer({
          ...query,
          hotelId: subject.hotelId,
          offerId: offer.id,
        }),
      ).toBeNull();
      // A stay that shares one night only can't have the room either.
      const last = listNights(query.stay).at(-1) ?? "";
      const overlapping = { ...query, stay: { start: last, end: addDays(last, 2) } };
      expect(await countLeft(offer.id, overlapping)).toBe(0);
      await Promise.all(held.map(({ reference }) => subject.supplier.cancel(reference)));
      expect(await countLeft(offer.id, query)).toBe(before);
    });

    const family = [
      { adults: 2, childAges: [] },
      { adults: 2, childAges: [7] },
    ];
    /**
     * Two offers of different rooms that are paid at the same moment, one for each room of the
     * family; null of a supplier that doesn't combine.
     */
    const pickRooms = async (query = toQuery({ rooms: family })) => {
      const lists = await Promise.all(query.rooms.map((room) => list({ ...query, rooms: [room] })));
      if (!subject.supplier.roomByRoom) {
        expect(lists.flat().filter(({ isCombinable }) => isCombinable)).toEqual([]);
        return null;
      }
      const [forTwo = [], forThree = []] = lists.map((offers) =>
        offers.filter(({ isCombinable, payment }) => isCombinable && payment === "now"),
      );
      const [second] = forThree;
      const first = forTwo.find(({ room }) => room.code !== second?.room.code);
      if (!first || !second) throw new Error("the hotel has no two rooms to combine");
      const { roomByRoom } = subject.supplier;
      const offers = [first, second];
      const asked = { ...query, hotelId: subject.hotelId, offerIds: offers.map(({ id }) => id) };
      const total = sumNetPrices(offers.map(({ price }) => price));
      if (!total) throw new Error("the rooms are no price together");
      return {
        offers,
        total,
        check: (offerIds = asked.offerIds) => roomByRoom.check({ ...asked, offerIds }),
        hold: (options: { reference?: string; expected?: NetPrice; offerIds?: string[] } = {}) =>
          roomByRoom.hold({
            ...asked,
            offerIds: options.offerIds ?? asked.offerIds,
            expected: options.expected ?? total,
            clientReference: options.reference ?? randomUUID(),
            until: addMs(subject.now(), 20 * minute),
          }),
        /** Of each room, seen by a party of it alone. */
        countEach: () =>
          Promise.all(
            offers.map(({ id }, index) =>
              countLeft(id, {
                ...query,
                rooms: query.rooms.slice(index, index + 1),
                now: subject.now(),
              }),
            ),
          ),
      };
    };

    test("rooms chosen one by one are each what they are for a party of their own", async () => {
      const picked = await pickRooms();
      if (!picked) return;
      const checked = await picked.check();
      expect(checked?.map(({ id, price, room }) => ({ id, price, room }))).toEqual(
        picked.offers.map(({ id, price, room }) => ({ id, price, room })),
      );
      expect(await picked.check(["nothing", "__proto__"])).toBeNull();
      expect(await picked.check([picked.offers[0]?.id ?? "", "nothing"])).toBeNull();
    });

    test("rooms chosen one by one are held, booked and given back together, once however often it is asked", async () => {
      const picked = await pickRooms();
      if (!picked) return;
      const before = await picked.countEach();
      const oneLess = before.map((left) => left - 1);
      const reference = randomUUID();
      const [held] = await Promise.all([
        picked.hold({ reference }),
        picked.hold({ reference }),
        picked.hold({ reference }),
      ]);
      expect(held).toMatchObject({ state: "held" });
      expect(await picked.hold({ reference })).toEqual(held);
      expect(await picked.countEach()).toEqual(oneLess);
      const booked = await book(reference);
      expect(booked).toMatchObject({ state: "confirmed" });
      expect(await book(reference)).toEqual(booked);
      expect(await picked.countEach()).toEqual(oneLess);
      expect(await subject.supplier.cancel(reference)).toEqual({ state: "cancelled" });
      expect(await subject.supplier.cancel(reference)).toEqual({ state: "cancelled" });
      expect(await picked.countEach()).toEqual(before);
    });

    test("a hold of rooms chosen one by one that has run out gives all of them back", async () => {
      const picked = await pickRooms();
      if (!picked) return;
      const before = await picked.countEach();
      const reference = randomUUID();
      await picked.hold({ reference });
      subject.advance(21 * minute);
      expect(await picked.countEach()).toEqual(before);
      expect(await book(reference)).toMatchObject({ state: "confirmed" });
      await subject.supplier.cancel(reference);
      expect(await picked.countEach()).toEqual(before);
    });

    test("rooms chosen one by one are refused at another price than their sum, and nothing is taken", async () => {
      const picked = await pickRooms();
      if (!picked) return;
      const before = await picked.countEach();
      const { total } = picked;
      const answer = await picked.hold({ expected: { ...total, wholesale: total.wholesale - 1 } });
      expect(answer).toMatchObject({
        state: "priceChanged",
        offers: picked.offers.map(({ id, price }) => ({ id, price })),
      });
      expect(await picked.countEach()).toEqual(before);
    });

    test("of rooms chosen one by one either all are taken or none", async () => {
      const query = toQuery({ rooms: family, in: 90 });
      const picked = await pickRooms(query);
      if (!picked) return;
      const [one, two] = picked.offers;
      if (!one || !two) throw new Error("two rooms were picked");
      const before = await picked.countEach();
      const alone = { ...query, rooms: query.rooms.slice(1) };
      // All of the second kind go to others.
      const holds = await Promise.all(
        Array.from({ length: before[1] ?? 0 }, () => hold(two, { query: alone })),
      );
      expect(holds.map(({ answer }) => answer.state)).toEqual(holds.map(() => "held"));
      expect(await picked.check()).toBeNull();
      expect(await picked.hold()).toEqual({ state: "soldOut" });
      expect(await countLeft(one.id, { ...query, rooms: query.rooms.slice(0, 1) })).toBe(before[0]);
      await Promise.all(holds.map(({ reference }) => subject.supplier.cancel(reference)));
      expect(await picked.countEach()).toEqual(before);
    });

    test("two rooms of a kind of which one is left can't be had together", async () => {
      const query = toQuery({ rooms: [...couple, ...couple], in: 120 });
      if (!subject.supplier.roomByRoom) return;
      const offer = (await list({ ...query, rooms: couple })).find(
        ({ isCombinable }) => isCombinable,
      );
      if (!offer) throw new Error("the hotel has no room to combine");
      const alone = { ...query, rooms: couple };
      const left = await countLeft(offer.id, alone);
      const others = await Promise.all(
        Array.from({ length: left - 1 }, () => hold(offer, { query: alone })),
      );
      const asked = { ...query, hotelId: subject.hotelId, offerIds: [offer.id, offer.id] };
      expect(await subject.supplier.roomByRoom.check(asked)).toBeNull();
      expect(
        await subject.supplier.roomByRoom.hold({
          ...asked,
          expected: sumNetPrices([offer.price, offer.price]) ?? offer.price,
          clientReference: randomUUID(),
          until: addMs(subject.now(), 20 * minute),
        }),
      ).toEqual({ state: "soldOut" });
      expect(await countLeft(offer.id, alone)).toBe(1);
      await Promise.all(others.map(({ reference }) => subject.supplier.cancel(reference)));
    });
  });
}
