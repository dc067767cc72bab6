import type { FlightCalls } from "./flight-supplier-contract";

export function testFlightStock({
  supplier,
  toQuery,
  find,
  findOne,
  one,
  first,
  check,
  hold,
  countLeft,
}: FlightCalls): void {
  test("everybody but infants takes a seat, on the way out and back", async () => {
    const query = toQuery({ ahead: 60, adults: 2, ages: [4, 1] });
    const fare = await first(query);
    const before = await countLeft(fare.id, query);
    const { reference } = await hold(fare, { query });
    expect(await countLeft(fare.id, query)).toBe(before - 3);
    // Who flies there on the same day and back on another has the same seats there.
    const other = toQuery({ ahead: 60, days: 5 });
    expect((await first(other)).seatsLeft).toBe(before - 3);
    expect((await first(toQuery({ ahead: 61 }))).seatsLeft).toBe(before);
    await supplier().cancel(reference);
    expect((await first(other)).seatsLeft).toBe(before);
  });

  test("every brand sells the same seats", async () => {
    const query = toQuery({ ahead: 70 });
    const [cheapest, ...others] = (await one(query)).fares;
    if (!cheapest) throw new Error("the flight has no fare");
    const { reference } = await hold(cheapest, { query });
    for (const { id } of others)
      expect(await countLeft(id, query)).toBe((cheapest.seatsLeft ?? 0) - 1);
    await supplier().cancel(reference);
  });

  test("more buyers than seats, two seats each and many at once: none is sold twice", async () => {
    const query = toQuery({ ahead: 90, adults: 2 });
    const { itinerary, fares } = await one(query);
    const [fare, dearer = fare] = fares;
    if (!fare || !dearer) throw new Error("the flight has no fare");
    const before = await countLeft(fare.id, query);
    const pairs = Math.floor(before / 2);
    const answers = await Promise.all(
      Array.from({ length: pairs + 4 }, (_, buyer) =>
        hold(buyer % 2 === 0 ? fare : dearer, { query }),
      ),
    );
    const held = answers.filter(({ answer }) => answer.state === "held");
    expect(held).toHaveLength(pairs);
    expect(answers.filter(({ answer }) => answer.state === "soldOut")).toHaveLength(4);
    expect(await findOne(query)).toBeUndefined();
    expect(await check(fare.id, query)).toBeNull();
    expect(await supplier().listFares({ ...query, id: itinerary.id, cabin: query.cabin })).toEqual({
      itinerary,
      fares: [],
    });
    // On other days, and where it isn't full, it goes on being sold.
    expect((await find(toQuery({ ahead: 91, adults: 2 }))).length).toBeGreaterThan(0);
    await Promise.all(held.map(({ reference }) => supplier().cancel(reference)));
    expect(await countLeft(fare.id, query)).toBe(before);
  });
}
