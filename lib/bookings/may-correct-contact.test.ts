import { mayCorrectContact } from "./may-correct-contact";

const contact = { firstName: "Nina", lastName: "Berg", email: "nina@gmail.con", phone: "" };
const paid = {
  gateway: "sandbox",
  state: "succeeded" as const,
  amount: { amount: 1, currency: "EUR" },
};
const until = "2026-11-23T12:00:00Z";

test.each([
  ["confirmed", paid, null, "buyer", "k", true],
  ["confirmed", null, null, "buyer", "k", false],
  ["confirmed", null, null, "buyer", undefined, true],
  ["confirmed", null, null, "agency", undefined, true],
  ["held", null, until, "agency", undefined, true],
  ["held", null, null, "agency", undefined, false],
  ["held", null, until, "buyer", undefined, false],
  ["paying", null, until, "agency", undefined, false],
  ["cancelled", paid, null, "agency", undefined, false],
] as const)(
  "%s, paid %j, payable until %s, for the %s with key %s: %s",
  (state, payment, payableUntil, reader, key, may) => {
    const which = { reference: "V-7K4M2P9C", key };
    const booking = { state, payment, payableUntil, contact };
    expect(mayCorrectContact(booking, { which, reader })).toBe(may);
    const erased = { ...booking, contact: { ...contact, email: "" } };
    expect(mayCorrectContact(erased, { which, reader })).toBe(false);
  },
);
