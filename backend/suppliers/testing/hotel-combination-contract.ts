import { randomUUID } from "node:crypto";
import { addMs } from "@/lib/dates/instants";
import { sumNetPrices, type NetPrice } from "../../ports/net-price";
import { couple, minute, type HotelContractKit } from "./hotel-contract-kit";

/** The tests that rooms chosen one by one pass; call it within a `describe`. */
export function testRoomCombinations({
  subject,
  toQuery,
  list,
  hold,
  book,
  countLeft,
}: HotelContractKit): void {
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
    const { roomByRoom } = subject().supplier;
    if (!roomByRoom) {
      expect(lists.flat().filter(({ isCombinable }) => isCombinable)).toEqual([]);
      return null;
    }
    const [forTwo = [], forThree = []] = lists.map((offers) =>
      offers.filter(({ isCombinable, payment }) => isCombinable && payment === "now"),
    );
    const [second] = forThree;
    const first = forTwo.find(({ room }) => room.code !== second?.room.code);
    if (!first || !second) throw new Error("the hotel has no two rooms to combine");
    const offers = [first, second];
    const asked = { ...query, hotelId: subject().hotelId, offerIds: offers.map(({ id }) => id) };
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
          until: addMs(subject().now(), 20 * minute),
        }),
      /** Of each room, seen by a party of it alone. */
      countEach: () =>
        Promise.all(
          offers.map(({ id }, index) =>
            countLeft(id, {
              ...query,
              rooms: query.rooms.slice(index, index + 1),
              now: subject().now(),
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
    expect(await subject().supplier.cancel(reference)).toEqual({ state: "cancelled" });
    expect(await subject().supplier.cancel(reference)).toEqual({ state: "cancelled" });
    expect(await picked.countEach()).toEqual(before);
  });

  test("a hold of rooms chosen one by one that has run out gives all of them back", async () => {
    const picked = await pickRooms();
    if (!picked) return;
    const before = await picked.countEach();
    const reference = randomUUID();
    await picked.hold({ reference });
    subject().advance(21 * minute);
    expect(await picked.countEach()).toEqual(before);
    expect(await book(reference)).toMatchObject({ state: "confirmed" });
    await subject().supplier.cancel(reference);
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
    await Promise.all(holds.map(({ reference }) => subject().supplier.cancel(reference)));
    expect(await picked.countEach()).toEqual(before);
  });

  test("two rooms of a kind of which one is left can't be had together", async () => {
    const query = toQuery({ rooms: [...couple, ...couple], in: 120 });
    const { roomByRoom } = subject().supplier;
    if (!roomByRoom) return;
    const offer = (await list({ ...query, rooms: couple })).find(
      ({ isCombinable }) => isCombinable,
    );
    if (!offer) throw new Error("the hotel has no room to combine");
    const alone = { ...query, rooms: couple };
    const left = await countLeft(offer.id, alone);
    const others = await Promise.all(
      Array.from({ length: left - 1 }, () => hold(offer, { query: alone })),
    );
    const asked = { ...query, hotelId: subject().hotelId, offerIds: [offer.id, offer.id] };
    expect(await roomByRoom.check(asked)).toBeNull();
    expect(
      await roomByRoom.hold({
        ...asked,
        expected: sumNetPrices([offer.price, offer.price]) ?? offer.price,
        clientReference: randomUUID(),
        until: addMs(subject().now(), 20 * minute),
      }),
    ).toEqual({ state: "soldOut" });
    expect(await countLeft(offer.id, alone)).toBe(1);
    await Promise.all(others.map(({ reference }) => subject().supplier.cancel(reference)));
  });
}
