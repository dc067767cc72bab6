import { sql } from "drizzle-orm";
import type { Quote } from "@/lib/api/contract/quotes";
import { checkStock } from "../../drills/check-world";
import { checkBooks } from "../../testing/check-books";
import type { SandboxBuyer } from "../../testing/sandbox-buyer";
import type { SandboxKit } from "../../testing/sandbox-kit";
import type { CommonWord } from "../../suppliers/sandbox/null-island";

const buyersAtOnce = 12;

/**
 * The words that every service's sandbox has, from the quote to the refund (docs/sandbox.md).
 * `quote`: of what does as a word says, at the price that was shown; `last`: the word of what there
 * is one of; `stockOf`: how the stock names what a word is of, as a pattern; `holdsAt`: when it is
 * held, `pending`, `confirmed`: what else a booking says then. Returns the kit, for what a service
 * has besides.
 */
export function describeMagicBookings<Word extends string, Kit extends SandboxKit>({
  open,
  quote: quoteAt,
  last,
  stockOf,
  holdsAt = "order",
  pending = {},
  confirmed = {},
}: {
  open: () => Promise<Kit>;
  quote: (buyer: SandboxBuyer, word: Word | CommonWord) => Promise<Quote>;
  last: Word;
  stockOf: (word: CommonWord) => string;
  holdsAt?: "quote" | "order";
  pending?: object;
  confirmed?: object;
}): () => Kit {
  let kit: Kit;
  beforeAll(async () => {
    kit = await open();
  });
  afterAll(async () => {
    const { db, ids } = kit.backend;
    expect(await checkBooks(db, ids.alpha)).toEqual([]);
    expect(await checkStock(db)).toEqual([]);
    expect(kit.problems).toEqual([]);
    await kit.close();
  });
  const quote = (word: Word | CommonWord) => quoteAt(kit.buyer, word);
  const buy = async (word: CommonWord) => kit.buyQuoted(await quote(word));
  const order = async (quoted: Quote) => {
    const { status, body } = await kit.buyer.order(kit.buyer.toOrder(quoted));
    return { status, code: body.code };
  };
  const isPaid = { state: "confirmed", payment: { state: "succeeded" }, ...confirmed };

  test("quotes what is dearer with what was shown, and neither what is gone nor what can't be read", async () => {
    expect((await quote("price-change")).previousTotal).not.toBeNull();
    await expect(quote("sold-out")).rejects.toThrow(/409.*"sold_out"/);
    await expect(quote("malformed")).rejects.toThrow(/503.*"supplier_unavailable"/);
  });

  test("stops before the payment where the price moves or it goes at the last moment", async () => {
    if (holdsAt === "quote") {
      expect((await quote("price-change-at-hold")).previousTotal).not.toBeNull();
      await expect(quote("sold-out-at-hold")).rejects.toThrow(/409.*"sold_out"/);
      return;
    }
    const old = await quote("price-change-at-hold");
    expect(await order(old)).toEqual({ status: 409, code: "price_changed" });
    const { body } = await kit.backend.call("GET /api/quotes/{id}", { params: { id: old.id } });
    expect((body.quote as Quote).previousTotal).toEqual(old.price.total);
    expect(await order(await quote("sold-out-at-hold"))).toEqual({ status: 409, code: "sold_out" });
  });

  test("sells the last one once", async () => {
    const tries = await Promise.allSettled(Array.from({ length: buyersAtOnce }, () => quote(last)));
    const quotes = tries.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    expect(quotes).toHaveLength(holdsAt === "quote" ? 1 : buyersAtOnce);
    const answers = await Promise.all(quotes.map(order));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "sold_out")).toHaveLength(quotes.length - 1);
  });

  test.each(["plain", "timeout-after-booking", "pending"] as const)(
    "confirms %s in the end",
    async (word) => {
      const { placed, booking } = await buy(word);
      expect(booking).toMatchObject(
        word === "plain" ? isPaid : { state: "pendingSupplier", ...pending },
      );
      expect(await kit.look(placed)).toMatchObject(isPaid);
    },
  );

  test("books once where a lookup can't tell for a minute", async () => {
    const { placed, booking } = await buy("unsure");
    expect(booking).toMatchObject({ state: "pendingSupplier", ...pending });
    for (let seconds = 0; seconds < 54; seconds += 6)
      expect((await kit.look(placed)).state).toBe("pendingSupplier");
    expect(await kit.look(placed, 900)).toMatchObject(isPaid);
    const like = stockOf("unsure");
    const { rows } = (await kit.backend.db.forOperator((tx) =>
      tx.execute(
        sql`select state from sandbox_reservations where resource like ${like} or unit like ${like}`,
      ),
    )) as { rows: { state: string }[] };
    expect(rows).toEqual([{ state: "confirmed" }]);
  });

  test("gives everything back where the supplier refuses", async () => {
    const { booking } = await buy("refused");
    expect(booking).toMatchObject({
      state: "refunded",
      failure: "supplierRefused",
      refund: { state: "succeeded", amount: booking.price.dueNow },
    });
  });

  test("cancels where the answer gets lost, at the refund that was shown", async () => {
    const { placed } = await buy("cancel-timeout");
    const refund = await kit.buyer.askRefund(placed);
    const { body } = await kit.buyer.cancel(placed, refund);
    expect(body.booking).toMatchObject({ state: "cancelRequested" });
    const after = await kit.look(placed, 60);
    expect(after.state).toBe(refund.amount > 0 ? "refunded" : "cancelled");
    expect(after.refund?.amount ?? { ...refund, amount: 0 }).toEqual(refund);
  });

  return () => kit;
}
