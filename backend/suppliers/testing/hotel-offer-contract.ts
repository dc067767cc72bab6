import { addDays, listNights } from "@/lib/dates/calendar-date";
import { hotelOfferSchema, hotelSchema } from "@/lib/api/contract/hotels";
import { languageCodes } from "@/lib/api/contract/languages";
import type { HotelContractKit } from "./hotel-contract-kit";
import type { SupplierOffer } from "../../ports/hotel-supplier";

/** The tests that a supplier's hotels and offers pass; call it within a `describe`. */
export function testHotelOffers({
  subject,
  toQuery,
  list,
  first,
  hold,
  book,
  countLeft,
}: HotelContractKit): void {
  test("a list shows each hotel once, within the radius, with offers from the cheapest up", async () => {
    const hotels = await subject().supplier.findHotels({
      ...toQuery(),
      point: subject().point,
      radius: 10,
    });
    expect(hotels.length).toBeGreaterThan(0);
    expect(new Set(hotels.map(({ id }) => id)).size).toBe(hotels.length);
    expect(hotels.map(({ id }) => id)).toContain(subject().hotelId);
    for (const { distance, offers, roomNames } of hotels) {
      expect(distance).toBeLessThanOrEqual(10);
      const prices = offers.map(({ price }) => price.wholesale);
      expect(prices.length).toBeGreaterThan(0);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(offers.filter(({ id }) => !roomNames[id])).toEqual([]);
    }
  });

  test("the cheapest nights, where they are told, are what a search of each night finds", async () => {
    const { supplier, point } = subject();
    const query = { ...toQuery(), point, radius: 10 };
    for (const { date, payment, price } of (await supplier.listNightPrices?.(query)) ?? []) {
      expect(listNights(query.stay)).toContain(date);
      const night = { start: date, end: addDays(date, 1) };
      const offers = (await supplier.findHotels({ ...query, stay: night }))
        .flatMap((hotel) => hotel.offers)
        .filter((offer) => offer.payment === payment);
      const lowest = Math.min(...offers.map((offer) => offer.price.wholesale));
      expect(price.wholesale).toBe(lowest);
    }
  });

  test("the list's offers are the details', to the cent", async () => {
    const hotels = await subject().supplier.findHotels({
      ...toQuery(),
      point: subject().point,
      radius: 10,
    });
    const listed = hotels.find(({ id }) => id === subject().hotelId)?.offers ?? [];
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
    const hotel = await subject().supplier.getHotel(subject().hotelId, language);
    expect(hotelSchema.parse(hotel)).toMatchObject({ id: subject().hotelId });
    for (const { price, cancellation, ...offer } of await list(toQuery({ language }))) {
      expect(hotelOfferSchema.omit({ cancellation: true, price: true }).parse(offer)).toBeTruthy();
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
      expect(befores.filter((before) => new Date(before) <= subject().now())).toEqual([]);
      const refunds = cancellation.steps.map(({ refundPercentage }) => refundPercentage);
      expect(refunds).toEqual([...refunds].sort((a, b) => b - a));
      expect(refunds.filter((refund) => refund <= 0 || refund > 100)).toEqual([]);
    }
  });

  test("what doesn't exist is null, none or sold out, and never an error", async () => {
    const query = toQuery();
    const offer = await first();
    for (const hotelId of ["nowhere", "", "../etc", `${subject().hotelId}0000`]) {
      expect(await subject().supplier.getHotel(hotelId, "en")).toBeNull();
      expect(await subject().supplier.listOffers({ ...query, hotelId })).toEqual([]);
      expect(
        await subject().supplier.checkOffer({ ...query, hotelId, offerId: offer.id }),
      ).toBeNull();
    }
    for (const offerId of ["", "nothing", `${offer.id}x`, "__proto__"]) {
      expect(
        await subject().supplier.checkOffer({ ...query, hotelId: subject().hotelId, offerId }),
      ).toBeNull();
      expect((await hold({ ...offer, id: offerId })).answer).toEqual({ state: "soldOut" });
    }
    expect(await subject().supplier.getBooking("nobody")).toEqual({ state: "absent" });
    expect(await book("nobody")).toEqual({ state: "absent" });
    expect(await subject().supplier.cancel("nobody")).toEqual({ state: "absent" });
  });

  test("every offer can be checked, and says the same again", async () => {
    const query = toQuery();
    for (const offer of await list(query)) {
      expect(
        await subject().supplier.checkOffer({
          ...query,
          hotelId: subject().hotelId,
          offerId: offer.id,
        }),
      ).toEqual(offer);
    }
  });

  test("everybody of the party fits in every room", async () => {
    const query = toQuery({ rooms: [{ adults: 2, childAges: [5, 9] }] });
    expect((await list(query)).filter(({ room }) => room.maximumGuests < 4)).toEqual([]);
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
      await subject().supplier.checkOffer({
        ...query,
        hotelId: subject().hotelId,
        offerId: offer.id,
      }),
    ).toBeNull();
    // A stay that shares one night only can't have the room either.
    const last = listNights(query.stay).at(-1) ?? "";
    const overlapping = { ...query, stay: { start: last, end: addDays(last, 2) } };
    expect(await countLeft(offer.id, overlapping)).toBe(0);
    await Promise.all(held.map(({ reference }) => subject().supplier.cancel(reference)));
    expect(await countLeft(offer.id, query)).toBe(before);
  });
}
