/** @jest-environment jest-fixed-jsdom */
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import en from "@/messages/en.json";
import { PriceBreakdown } from "./price-breakdown";

const dollars = (major: number) => ({ amount: major * 100, currency: "USD" });
const price = {
  total: dollars(240),
  unit: { amount: dollars(120), per: "night" as const },
  base: dollars(200),
  taxes: dollars(40),
  dueNow: dollars(230),
  dueOnSite: dollars(10),
  schedule: [],
  reference: null,
  discountPercentage: 0,
};
const charge = {
  code: "cityTax",
  name: "City tax",
  kind: "excluded",
  when: "onSite",
  amount: dollars(10),
  isMandatory: true,
} as const;
type Props = ComponentProps<typeof PriceBreakdown>;

function rowsOf(props: Partial<Props> = {}) {
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <PriceBreakdown
        price={price}
        service="hotels"
        baseLabel="Room for 2 nights"
        charges={[]}
        {...props}
      />
    </NextIntlClientProvider>,
  );
  return [...document.querySelectorAll("dt")].map(
    ({ textContent, nextElementSibling }) => `${textContent}: ${nextElementSibling?.textContent}`,
  );
}
const sections = () =>
  screen
    .queryAllByRole("list")
    .map((list) => [list.previousElementSibling?.textContent, list.textContent]);

it("says what the total is made of and when it is paid", () => {
  expect(rowsOf()).toEqual([
    "Room for 2 nights: $200",
    "Taxes and fees: $40",
    "Total: $240",
    "Per night: $120",
    "Pay now: $230",
    "Pay at the property: $10",
  ]);
});

it("strikes retail only where there is one, and shows agents theirs", () => {
  const rows = rowsOf({
    price: {
      ...price,
      unit: { amount: price.total, per: "night" },
      reference: dollars(300),
      agent: { net: dollars(210), markup: dollars(30), commission: dollars(0) },
    },
  });
  expect(rows[0]).toBe("Provider’s retail price: $300");
  expect(rows.slice(-2)).toEqual(["Wholesale rate: $210", "Agency markup: $30"]);
  expect(rows.join()).not.toContain("Per night");
});

it("asks for nothing now what is paid at the property", () => {
  expect(
    rowsOf({
      price: { ...price, dueNow: dollars(0), dueOnSite: dollars(240) },
    }).slice(-1),
  ).toEqual(["Pay at the property: $240"]);
});

it("names every charge in its group, an amount only where it is known", () => {
  rowsOf({
    charges: [
      charge,
      { ...charge, code: "tax", kind: "included", when: "now", amount: dollars(30) },
      { ...charge, code: "parking", kind: "conditional", isMandatory: false, amount: null },
      { ...charge, code: "other", name: "Firewood", kind: "excluded", isMandatory: false },
    ],
  });
  expect(sections()).toEqual([
    ["Included", "Taxes$30"],
    ["Part of the total, paid at the property", "City tax$10"],
    ["Only if you choose it, not in the total", "ParkingFirewood$10"],
  ]);
});
