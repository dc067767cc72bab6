import fc from "fast-check";
import { compareShownPrice, readShownPrice, toShownPrice } from "./shown-price";

const dollars = (amount: number) => ({ amount, currency: "USD" });
const offer = (id: string, amount: number | null) => {
  const money = dollars(amount ?? 0);
  const price = {
    total: money,
    unit: null,
    base: money,
    taxes: money,
    dueNow: money,
    dueOnSite: money,
    schedule: [],
    reference: null,
    discountPercentage: 0,
  };
  return amount === null ? { id } : { id, price };
};

it("reads what it writes", () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom("USD", "JPY", "KWD"), (amount, currency) => {
      expect(readShownPrice(toShownPrice({ amount, currency }))).toEqual({ amount, currency });
    }),
  );
});

it.each([
  "",
  "240",
  "-1.USD",
  "1e3.USD",
  "240.usd",
  "240.USD ",
  "1234567890123.USD",
  ["1.USD"],
  undefined,
])("rejects %j", (value) => expect(readShownPrice(value)).toBeNull());

it.each([
  [
    "the cheapest costs the same",
    [offer("a", 240), offer("b", 300)],
    dollars(240),
    { kind: "same", offerId: "a" },
  ],
  [
    "another one costs the same",
    [offer("a", 200), offer("b", 240)],
    dollars(240),
    { kind: "same", offerId: "b" },
  ],
  [
    "it became dearer",
    [offer("b", 300), offer("a", 250)],
    dollars(240),
    { kind: "changed", before: dollars(240), now: dollars(250) },
  ],
  [
    "another currency is nothing to compare with",
    [offer("a", 240)],
    { amount: 240, currency: "EUR" },
    null,
  ],
  ["who may see no price is told nothing of one", [offer("a", null)], dollars(240), null],
  ["nothing is left", [], dollars(240), null],
  ["nothing was shown", [offer("a", 240)], null, null],
])("%s", (_name, offers, shown, state) => expect(compareShownPrice(offers, shown)).toEqual(state));
