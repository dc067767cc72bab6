import type { SupplierSeatMap } from "../../ports/flight-supplier";
import type { FlightCalls } from "./flight-supplier-contract";

/** The ids of seats that are free, window or not. */
const listFree = (map: SupplierSeatMap | null | undefined) =>
  map?.rows.flatMap(({ seats }) => seats.filter(({ isFree }) => isFree)) ?? [];

export function testFlightExtras(
  { supplier, toQuery, one, first, check, hold, book }: FlightCalls,
  { holdsStock }: { holdsStock: boolean },
): void {
  test("a bag costs what it was said to, for each passenger and leg; more than are sold are left out", async () => {
    const query = toQuery({ adults: 1, ages: [7, 1] });
    const fare = await first(query);
    const [cost] = fare.bagPrices;
    if (cost == null || fare.bags.extra === 0) throw new Error("the fare sells no bags");
    const bag = (passenger: number, leg: number, count: number) => ({ passenger, leg, count });
    const two = [bag(0, 0, 1), bag(1, 1, fare.bags.extra)];
    const checked = await check(fare.id, query, { bags: two });
    expect(checked?.bags).toEqual(two);
    expect(checked?.fare.price).toMatchObject({
      wholesale: fare.price.wholesale + cost + fare.bags.extra * (fare.bagPrices[1] ?? 0),
      taxAndFee: fare.price.taxAndFee,
    });
    // Infants have no bags; neither has a passenger, a leg or a fourth bag that isn't there.
    const wrong = [bag(2, 0, 1), bag(3, 0, 1), bag(0, 2, 1), bag(1, 0, fare.bags.extra + 1)];
    const without = await check(fare.id, query, { bags: wrong });
    expect(without).toMatchObject({ bags: [], fare: { price: fare.price } });
    const twice = await check(fare.id, query, { bags: [bag(0, 0, 1), bag(0, 0, 1)] });
    expect(twice?.bags).toEqual([bag(0, 0, 1)]);
    const held = await hold(fare, {
      query,
      bags: two,
      expected: checked?.fare.price ?? fare.price,
    });
    expect(held.answer).toMatchObject({ state: "held" });
    await supplier().cancel(held.reference);
  });

  test("seat maps have a place for every seat, and say no price of those that are taken", async () => {
    const query = toQuery();
    const fare = await first(query);
    const { itinerary } = await one(query);
    const maps = await supplier().listSeats({ ...query, offerId: fare.id });
    expect(maps?.map((map) => map?.number)).toEqual(
      itinerary.legs.flatMap(({ segments }) => segments.map(({ number }) => number)),
    );
    for (const map of maps ?? []) {
      const letters = map?.columns.filter((letter) => letter !== null) ?? [];
      const rows = map?.rows ?? [];
      expect(rows.map(({ row }) => row)).toEqual(rows.map(({ row }) => row).sort((a, b) => a - b));
      for (const { row, seats } of rows) {
        expect(
          seats.filter(({ id }) => !letters.some((letter) => id === `${row}${letter}`)),
        ).toEqual([]);
        expect(seats.filter(({ isFree, price }) => !isFree && price !== null)).toEqual([]);
        expect(seats.filter(({ price }) => price !== null && price <= 0)).toEqual([]);
      }
      expect(listFree(map).length).toBeGreaterThan(0);
    }
  });

  const whenHeld = holdsStock ? test : test.skip;
  whenHeld(
    "a chosen seat costs what the map said and is taken once held; two who want it don't both get it",
    async () => {
      const query = toQuery();
      const fare = await first(query);
      const map = async () => (await supplier().listSeats({ ...query, offerId: fare.id }))?.[0];
      const seat = listFree(await map()).find(({ price }) => price !== null);
      if (!seat?.price) throw new Error("the fare sells no seats");
      const seats = [{ passenger: 0, segment: 0, seat: seat.id }];
      const checked = await check(fare.id, query, { seats });
      expect(checked?.seats).toEqual(seats);
      expect(checked?.fare.price.wholesale).toBe(fare.price.wholesale + seat.price);
      const expected = checked?.fare.price ?? fare.price;
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => hold(fare, { query, seats, expected })),
      );
      const held = answers.filter(({ answer }) => answer.state === "held");
      expect(held).toHaveLength(1);
      // The others get the offer without the seat.
      for (const { answer } of answers.filter((each) => each !== held[0]))
        expect(answer).toMatchObject({
          state: "priceChanged",
          offer: { seats: [], fare: { id: fare.id, price: fare.price } },
        });
      expect(listFree(await map()).map(({ id }) => id)).not.toContain(seat.id);
      expect((await check(fare.id, query, { seats }))?.seats).toEqual([]);
      const [{ reference } = { reference: "" }] = held;
      // Its own reference still has it, and keeps it.
      expect((await hold(fare, { query, seats, expected, reference })).answer).toEqual(
        held[0]?.answer,
      );
      expect(await book(reference)).toMatchObject({ state: "confirmed" });
      await supplier().cancel(reference);
      expect(listFree(await map()).map(({ id }) => id)).toContain(seat.id);
    },
  );

  test("a seat is one passenger's, a passenger has one on each flight, and infants none", async () => {
    const query = toQuery({ adults: 2, ages: [1] });
    const fare = await first(query);
    const [a, b] = listFree((await supplier().listSeats({ ...query, offerId: fare.id }))?.[0])
      .filter(({ traits }) => !traits.includes("exitRow"))
      .map(({ id }) => id);
    if (!a || !b) throw new Error("the flight has no two free seats");
    const checkSeats = async (...chosen: [passenger: number, segment: number, seat: string][]) =>
      (
        await check(fare.id, query, {
          seats: chosen.map(([passenger, segment, seat]) => ({ passenger, segment, seat })),
        })
      )?.seats.map(({ passenger, seat }) => `${passenger} ${seat}`);
    expect(await checkSeats([0, 0, a], [1, 0, b])).toEqual([`0 ${a}`, `1 ${b}`]);
    expect(await checkSeats([0, 0, a], [1, 0, a])).toEqual([`0 ${a}`]);
    expect(await checkSeats([0, 0, a], [0, 0, b])).toEqual([`0 ${a}`]);
    expect(await checkSeats([2, 0, a], [0, 9, a], [7, 0, a], [0, 0, "99Z"])).toEqual([]);
  });
}
