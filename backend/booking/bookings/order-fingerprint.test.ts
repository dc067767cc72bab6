import { createHash, createHmac } from "node:crypto";
import type { Answer } from "@/lib/api/contract/needs";
import { createSecretBox } from "../../secrets/secret-box";
import type { Order } from "./check-order";
import { requireSameOrder, toFingerprint, toStoredFingerprint } from "./order-fingerprint";

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const born = (value: string): Answer => ({ need: "birthDate", traveller: 0, value });
const toOrder = (changes: Partial<Order> = {}): Order => ({
  idempotencyKey: "6f2a7a0e-4a8f-4b5c-9b44-0d6c4d6a3c11",
  quoteId: "0b1f6a52-7a5e-4f0f-8a5b-3f6f2f0f9d21",
  acceptedTotal: { amount: 22_400, currency: "EUR" },
  contact: { firstName: "Nina", lastName: "Berg", email: "nina@example.com", phone: "+47" },
  travellers: [{ firstName: "Nina", lastName: "Berg" }],
  requests: "",
  answers: [born("1991-05-17")],
  acceptedTerms: [],
  isForClient: false,
  ...changes,
});
const fingerprint = (order: Order, keys: readonly [Buffer, ...Buffer[]] = [oldKey]) =>
  toFingerprint({ secrets: createSecretBox(keys) }, order, null);
const comparing =
  (stored: string, ...order: Parameters<typeof fingerprint>) =>
  () =>
    requireSameOrder(stored, fingerprint(...order));
const reused = expect.objectContaining({ status: 422, code: "idempotency_key_reused" });
const stored = toStoredFingerprint(fingerprint(toOrder()));

test("an order is recognized after its key was rotated out of first place", () => {
  expect(comparing(stored, toOrder(), [newKey, oldKey])).not.toThrow();
  expect(comparing(stored, toOrder(), [newKey])).toThrow(reused);
});

test.each<[string, Partial<Order>]>([
  ["another birth date", { answers: [born("1991-05-18")] }],
  ["no answers", { answers: [] }],
  ["another request", { requests: "A child seat" }],
])("with %s it is another order", (_, changes) => {
  expect(comparing(stored, toOrder(changes), [newKey, oldKey])).toThrow(reused);
});

test("an order without answers isn't one with them", () => {
  const plain = toStoredFingerprint(fingerprint(toOrder({ answers: [] })));
  expect(comparing(plain, toOrder({ answers: [] }), [newKey])).not.toThrow();
  expect(comparing(plain, toOrder())).toThrow(reused);
});

test("an order that an earlier version stored as one hash is recognized by each key", () => {
  const order = toOrder();
  const [key = Buffer.alloc(0)] = createSecretBox([oldKey]).deriveKeys("order answers");
  const { quoteId, acceptedTotal, contact, travellers, requests, acceptedTerms } = order;
  const parts = [quoteId, acceptedTotal, contact, travellers, requests, acceptedTerms, false, null];
  const mark = createHmac("sha256", key).update(JSON.stringify(order.answers)).digest("hex");
  const whole = createHash("sha256")
    .update(JSON.stringify([...parts, mark]))
    .digest("hex");
  // Erased since, it has the dot too.
  for (const earlier of [whole, `${whole}.`]) {
    expect(comparing(earlier, order)).not.toThrow();
    expect(comparing(earlier, order, [newKey, oldKey])).not.toThrow();
    expect(comparing(earlier, order, [newKey])).toThrow(reused);
    expect(comparing(earlier, toOrder({ answers: [born("1991-05-18")] }))).toThrow(reused);
    expect(comparing(earlier, toOrder({ answers: [] }))).toThrow(reused);
  }
});

test("without the answers' mark the rest of the order decides", () => {
  const erased = `${stored.split(".")[0]}.`;
  expect(comparing(erased, toOrder())).not.toThrow();
  expect(comparing(erased, toOrder({ requests: "A child seat" }))).toThrow(reused);
});
