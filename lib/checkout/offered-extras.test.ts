import type { Charge } from "@/lib/api/contract/charges";
import { toUnitPrice } from "./offered-extras";

const charge = (kind: Charge["kind"], amount: number | null): Charge => ({
  code: "childSeat",
  name: "",
  kind,
  when: "onSite",
  amount: amount === null ? null : { amount, currency: "EUR" },
  isMandatory: kind === "excluded",
});

test.each([
  ["offered: what one would cost", 0, [charge("conditional", 1_800)], 1_800],
  ["chosen: its share", 2, [charge("excluded", 3_600)], 1_800],
  ["hidden", 0, [charge("conditional", null)], null],
  ["unknown", 1, [], null],
])("%s", (_, count, charges, expected) =>
  expect(toUnitPrice({ id: "childSeat", count }, charges)?.amount ?? null).toBe(expected),
);
