import fc from "fast-check";
import { chooseCurrency } from "./choose-currency";
import { parseCurrencyCookie } from "./resolve-currency";

test.each([
  ["?currency=EUR&code=DE", "EUR.DE", ""],
  ["?currency=eur&code=de", "EUR.DE", ""],
  ["?tab=Hotels&currency=MXN&lat=1", "MXN", "?tab=Hotels&lat=1"],
  ["?currency=EUR&code=Germany", "EUR", ""],
  ["?currency=EUR&code=", "EUR", ""],
  ["?currency=EURO&tab=Cars", null, "?tab=Cars"],
  ["?currency=ZZZ&code=DE", null, ""],
  ["?currency=", null, ""],
  ["?currency=EUR&currency=MXN", "EUR", ""],
])("%s is stored as %s and leaves %j", (search, cookie, rest) =>
  expect(chooseCurrency(search)).toEqual({ cookie, search: rest }),
);

test.each(["", "?tab=Hotels", "?code=DE"])("%j sets none", (search) =>
  expect(chooseCurrency(search)).toBeNull(),
);

test("stores a readable value, and removes everything from the URL", () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (currency, code) => {
      const choice = chooseCurrency(`?${new URLSearchParams({ currency, code, tab: "Cars" })}`);
      expect(choice?.search).toBe("?tab=Cars");
      if (choice?.cookie) expect(parseCurrencyCookie(choice.cookie)).not.toBeNull();
    }),
  ));
