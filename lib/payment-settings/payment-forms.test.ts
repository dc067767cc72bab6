import { keyPermissions, listMissing, toBrands } from "./payment-forms";

it("names what a key lacks as Stripe does, and no other fields", () => {
  expect(listMissing(["refunds", "secretKey", "toString"])).toEqual(["Refunds"]);
  expect(listMissing(Object.keys(keyPermissions))).toHaveLength(4);
});

it("has a brand a line", () => {
  expect(toBrands(" Visa \r\n\r\nMaster Card\n")).toEqual(["Visa", "Master Card"]);
});
