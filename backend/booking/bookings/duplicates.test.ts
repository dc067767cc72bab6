import type { PendingOrder } from "@/lib/api/contract/pending-orders";
import type { Quote } from "@/lib/api/contract/quotes";
import type { DemoRole } from "../../demo/demo-users";
import { visitorBookingLimits } from "../../limits/order-limits";
import { bookings } from "../../db/schema/bookings";
import { payments } from "../../db/schema/payments";
import { checkBooks } from "../../testing/check-books";
import { openBookingKit, type BookingKit } from "../../testing/open-booking-kit";
import type { TestAgency } from "../../testing/test-agencies";

type By = { agency?: TestAgency; as?: DemoRole };
const hour = 60 * 60;

let kit: BookingKit;
let tests = 0;
let email = "";
beforeAll(async () => {
  kit = await openBookingKit();
});
afterAll(() => kit.close());
beforeEach(() => {
  // Each test has its own guest, a day later.
  kit.setClock("2026-11-21T12:00:00Z");
  kit.wait(tests++ * 25 * hour);
  email = `nina.${tests}@example.com`;
  Object.assign(kit.supplier, { payment: "now" });
});
afterEach(async () => {
  expect(await checkBooks(kit.backend.db, kit.backend.ids.alpha)).toEqual([]);
});

const toContact = (address = email) => ({
  ...{ firstName: "Nina", lastName: "Berg", email: address, phone: "+47 22 00 00 00" },
});
const toOrder = (quote: Quote, changes: object = {}) =>
  kit.toOrder(quote, { contact: toContact(), bookAgain: undefined, ...changes });
const order = async (by: By = {}, changes: object = {}, selected: object = {}) => {
  const { status, body } = await kit.order(toOrder(await kit.quote(by, selected), changes), by);
  return { status, body };
};
/** The buyer's first order, paid and confirmed. */
const confirm = (by: By = {}, changes: object = {}) =>
  kit.confirm(by, { contact: toContact(), bookAgain: undefined, ...changes });
const countRows = async () => ({
  bookings: (await kit.backend.unscoped.select().from(bookings)).length,
  payments: (await kit.backend.unscoped.select().from(payments)).length,
});
const refused = { status: 409, body: expect.objectContaining({ code: "duplicate_booking" }) };
const taken = { status: 200, body: expect.objectContaining({ reference: expect.any(String) }) };

describe("a guest", () => {
  it("is warned of the same once more, told nothing of it, and may book it again", async () => {
    const first = await confirm();
    const before = await countRows();
    const quote = await kit.quote();
    expect(
      await kit.mailsOf(async () => {
        const { status, body } = await kit.order(toOrder(quote));
        expect({ status, body }).toEqual(refused);
        expect(body).not.toHaveProperty("duplicate");
        expect(JSON.stringify(body)).not.toContain(first.reference);
      }),
    ).toEqual([]);
    expect(await countRows()).toEqual(before);
    const again = await kit.order(toOrder(quote, { bookAgain: true }));
    expect(again.status).toBe(200);
    expect(again.body.reference).not.toBe(first.reference);
  });

  it("is known by address and names, however they are written", async () => {
    await confirm({}, { travellers: [{ firstName: "Zoë", lastName: "Ødegård" }] });
    const change = {
      contact: toContact(email.toUpperCase()),
      travellers: [{ firstName: "zoe", lastName: "ODEGARD" }],
    };
    expect(await order({}, change)).toEqual(refused);
  });

  it("is asked nothing for other people, another address, other days or another agency", async () => {
    await confirm();
    expect(await order({}, { travellers: [{ firstName: "Ida", lastName: "Berg" }] })).toEqual(
      taken,
    );
    expect(await order({}, { contact: toContact("ida@example.com") })).toEqual(taken);
    const stay = { start: "2026-12-26", end: "2026-12-29" };
    expect(await order({}, {}, { stay })).toEqual(taken);
    expect(await order({ agency: "beta", as: "traveller" })).toEqual(taken);
  });

  it("is asked nothing while the first is unpaid: no mail tells of it", async () => {
    expect(await order()).toEqual(taken);
    expect(await order()).toEqual(taken);
  });

  it("is asked nothing once the first is cancelled, or a day old", async () => {
    await confirm();
    kit.wait(24 * hour - 600);
    expect(await order()).toEqual(refused);
    kit.wait(600);
    expect(await order()).toEqual(taken);
    const third = { contact: toContact(`third.${email}`) };
    const second = await confirm({}, third);
    const { dueNow, currency } = await kit.rowOf(second.reference);
    expect((await kit.cancel(second, { amount: dueNow, currency })).status).toBe(200);
    expect(await order({}, third)).toEqual(taken);
  });

  it("can't try others' addresses more often than they may order", async () => {
    const headers = { "X-Client-Ip": "203.0.113.77" };
    await confirm();
    const statuses: number[] = [];
    for (let times = 0; times <= visitorBookingLimits.account; times += 1)
      statuses.push(
        (
          await kit.backend.call("POST /api/bookings", {
            headers,
            body: toOrder(await kit.quote()),
          })
        ).status,
      );
    expect(statuses.filter((status) => status !== 409)).toEqual([429]);
  });
});

describe("somebody signed in", () => {
  const by: By = { as: "traveller" };

  it("is told which booking it is, also while that waits to be paid, and nobody else is", async () => {
    const quote = await kit.quote(by);
    const first = await kit.order(toOrder(quote), by);
    expect(first.status).toBe(200);
    const { reference } = first.body;
    const { status, body } = await order(by, { contact: toContact("another@example.com") });
    expect({ status, body }).toEqual(refused);
    expect(body.duplicate).toEqual({ reference });
    expect(await order({ as: "agent" })).toEqual(taken);
    expect(await order()).toEqual(taken);
  });

  it("has no other user's booking by giving their address", async () => {
    await confirm(by);
    expect(await order({ as: "agent" })).toEqual(taken);
    const { status, body } = await order();
    expect({ status, body }).toEqual(refused);
    expect(body).not.toHaveProperty("duplicate");
  });

  it("gets the same booking for the same key, whatever was booked before", async () => {
    const same = toOrder(await kit.quote(by));
    const first = await kit.order(same, by);
    expect(await kit.order(same, by)).toMatchObject({ status: 200, body: first.body });
    const again = toOrder(await kit.quote(by), { bookAgain: true });
    const second = await kit.order(again, by);
    expect(await kit.order({ ...again, bookAgain: undefined }, by)).toMatchObject({
      status: 200,
      body: second.body,
    });
  });

  it("may book it anew once the first is cancelled", async () => {
    const first = await confirm(by);
    const { dueNow, currency } = await kit.rowOf(first.reference);
    expect(await order(by)).toEqual(refused);
    expect((await kit.cancel(first, { amount: dueNow, currency })).status).toBe(200);
    expect(await order(by)).toEqual(taken);
  });

  it("who orders six times at once has one of them", async () => {
    const orders = [];
    for (let each = 0; each < 6; each += 1) orders.push(toOrder(await kit.quote(by)));
    const answers = await Promise.all(orders.map((one) => kit.order(one, by)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(5).fill(409),
    ]);
  });
});

describe("an order that waits for its code", () => {
  const wait = async () => {
    const { body } = await order();
    return { ...(body.pendingOrder as PendingOrder), ...(await kit.lastCode()) };
  };

  it("is taken whatever was booked, and warned of by whoever has the code", async () => {
    Object.assign(kit.supplier, { payment: "atProperty" });
    const [first, second] = [await wait(), await wait()];
    expect((await kit.confirmOrder(first.id, { code: first.code })).status).toBe(200);
    const third = await wait();
    const before = await countRows();
    for (const proof of [{ code: second.code }, { token: second.token }]) {
      const { status, body } = await kit.confirmOrder(second.id, proof);
      expect({ status, body }).toEqual(refused);
      expect(body).not.toHaveProperty("duplicate");
    }
    expect(await countRows()).toEqual(before);
    const wrong = await kit.confirmOrder(second.id, { code: "000000", bookAgain: true });
    expect(wrong.body.code).toBe("wrong_code");
    for (const { id, code } of [second, third]) {
      const again = await kit.confirmOrder(id, { code, bookAgain: true });
      expect(again.status).toBe(200);
      expect(await kit.confirmOrder(id, { code })).toMatchObject({ body: again.body });
    }
  });
});
