import { randomUUID } from "node:crypto";
import type { ScopedDatabase } from "@/backend/db/scoped";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { addMs } from "@/lib/dates/instants";
import { SupplierError, type BookingSupplier } from "../../ports/booking-supplier";
import type { NetPrice } from "../../ports/net-price";
import type { CommonWord } from "../sandbox/null-island";
import { order } from "./booking-supplier-contract";

type Held<O> = { state: "held" | "soldOut" } | { state: "priceChanged"; offer: O };

const buyersAtOnce = 50;

/**
 * What the words that all services have do to a supplier's calls (docs/sandbox.md). `list`: what is
 * sold of a word, as a search shows it; `check`: the same offer, null when it is gone; `last`: the
 * word of what there is one of. Returns the supplier and its clock, for what a service has besides.
 */
export function describeMagicWords<
  Word extends string,
  S extends Pick<BookingSupplier, "book" | "getBooking" | "cancel">,
  O extends { price: NetPrice },
>({
  create,
  last,
  list: listAt,
  check: checkAt,
  hold: holdAt,
  leftOf,
}: {
  create: (sandbox: {
    db: ScopedDatabase;
    now: () => Date;
    wait: (ms: number) => Promise<void>;
  }) => S;
  last: Word;
  list: (supplier: S, word: Word | CommonWord, now: Date) => Promise<O | undefined>;
  check: (supplier: S, word: Word | CommonWord, now: Date) => Promise<O | null | undefined>;
  hold: (
    supplier: S,
    offer: O,
    order: { clientReference: string; until: Date; now: Date; word: Word | CommonWord },
  ) => Promise<Held<O>>;
  leftOf: (offer: O) => number | null;
}) {
  let clock = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(clock);
  const waits: number[] = [];
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let supplier: S;
  beforeAll(async () => {
    database = await openTestDatabase();
    supplier = create({ db: database.db, now, wait: async (ms) => void waits.push(ms) });
  });
  afterAll(() => database.close());

  const check = (word: Word | CommonWord) => checkAt(supplier, word, now());
  const list = async (word: Word | CommonWord): Promise<O> => {
    const offer = await listAt(supplier, word, now());
    if (!offer) throw new Error(`${word} isn't listed`);
    return offer;
  };
  const hold = (word: Word | CommonWord, offer: O, clientReference: string = randomUUID()) =>
    holdAt(supplier, offer, { clientReference, until: addMs(now(), 600_000), now: now(), word });
  const book = (clientReference: string) => supplier.book({ ...order, clientReference });
  const bookAnew = async (word: Word | CommonWord) => {
    const reference = randomUUID();
    expect(await hold(word, await list(word), reference)).toMatchObject({ state: "held" });
    return { reference, answer: await book(reference).catch((error: unknown) => error) };
  };

  test("a price changes when it is checked, or only when it is held", async () => {
    const [listed, checked] = [await list("price-change"), await check("price-change")];
    expect(checked?.price.wholesale).toBeGreaterThan(listed.price.wholesale);
    expect(await hold("price-change", listed)).toMatchObject({
      state: "priceChanged",
      offer: { price: checked?.price },
    });
    expect(checked && (await hold("price-change", checked))).toMatchObject({ state: "held" });
    const later = await list("price-change-at-hold");
    expect((await check("price-change-at-hold"))?.price).toEqual(later.price);
    const answer = await hold("price-change-at-hold", later);
    if (answer.state !== "priceChanged") throw new Error(answer.state);
    expect(answer.offer.price.wholesale).toBeGreaterThan(later.price.wholesale);
    expect(await hold("price-change-at-hold", answer.offer)).toMatchObject({ state: "held" });
  });

  test("it is sold out when it is checked, or only when it is held", async () => {
    expect((await check("sold-out")) ?? null).toBeNull();
    const offer = await check("sold-out-at-hold");
    expect(offer && (await hold("sold-out-at-hold", offer))).toEqual({ state: "soldOut" });
  });

  test("there is one of the last one: of fifty buyers one gets it", async () => {
    const offer = await list(last);
    expect(leftOf(offer)).toBe(1);
    const answers = await Promise.all(
      Array.from({ length: buyersAtOnce }, (_, buyer) => hold(last, offer, `buyer-${buyer}`)),
    );
    expect(answers.filter(({ state }) => state === "held")).toHaveLength(1);
    expect(answers.filter(({ state }) => state === "soldOut")).toHaveLength(buyersAtOnce - 1);
    expect((await check(last)) ?? null).toBeNull();
    expect((await listAt(supplier, last, now())) ?? null).toBeNull();
    await supplier.cancel(`buyer-${answers.findIndex(({ state }) => state === "held")}`);
    expect(leftOf(await list(last))).toBe(1);
  });

  test("slow ones take four seconds to check and to book", async () => {
    waits.length = 0;
    await check("slow");
    await bookAnew("slow");
    expect(waits).toEqual([4_000, 4_000]);
  });

  test("a malformed response is no offer", async () => {
    await expect(check("malformed")).rejects.toMatchObject({
      name: "SupplierError",
      kind: "malformed",
    });
  });

  test("a lost response hides a booking that a look-up knows, at once or after a minute", async () => {
    const lost = await bookAnew("timeout-after-booking");
    expect(lost.answer).toMatchObject({ name: "SupplierError", kind: "timeout" });
    const booking = await supplier.getBooking(lost.reference);
    expect(booking).toMatchObject({ state: "confirmed" });
    expect(await book(lost.reference)).toEqual(booking);
    const unsure = await bookAnew("unsure");
    expect(unsure.answer).toBeInstanceOf(SupplierError);
    expect(await supplier.getBooking(unsure.reference)).toEqual({ state: "unknown" });
    clock += 60_000;
    expect(await supplier.getBooking(unsure.reference)).toMatchObject({ state: "confirmed" });
  });

  test("a booking is pending for five seconds, or refused", async () => {
    const pending = await bookAnew("pending");
    expect(pending.answer).toEqual({ state: "pending" });
    expect(await supplier.getBooking(pending.reference)).toEqual({ state: "pending" });
    clock += 5_000;
    expect(await supplier.getBooking(pending.reference)).toMatchObject({ state: "confirmed" });
    expect(await book(pending.reference)).toMatchObject({ state: "confirmed" });
    const left = leftOf(await list("refused"));
    const refused = await bookAnew("refused");
    expect(refused.answer).toEqual({ state: "refused" });
    expect(await supplier.getBooking(refused.reference)).toEqual({ state: "refused" });
    expect(leftOf(await list("refused"))).toBe(left);
  });

  test("a cancellation whose response is lost is known to a look-up", async () => {
    const { reference } = await bookAnew("cancel-timeout");
    await expect(supplier.cancel(reference)).rejects.toMatchObject({ kind: "timeout" });
    expect(await supplier.getBooking(reference)).toEqual({ state: "cancelled" });
    expect(await supplier.cancel(reference)).toEqual({ state: "cancelled" });
  });

  return {
    open: () => ({ supplier, db: database.db, now: now() }),
    ...{ waits, check, list, bookAnew },
    wait: (ms: number) => void (clock += ms),
  };
}
