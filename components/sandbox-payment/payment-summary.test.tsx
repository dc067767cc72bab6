/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/ar.json";
import { PaymentSummary } from "./payment-summary";

test("a reference and dates are never broken at a hyphen", () => {
  const description = "Bed-and-Breakfast Lis, 2027-03-27 – 2027-04-04 (V-7K4M2P9C)";
  render(
    <NextIntlClientProvider locale="ar" messages={messages}>
      <PaymentSummary
        checkout={{ description, money: { amount: 100, currency: "EUR" } } as never}
        agencyName="Voyara"
      />
    </NextIntlClientProvider>,
  );
  for (const part of ["2027-03-27", "2027-04-04", "V-7K4M2P9C"])
    expect(screen.getByText(part)).toHaveClass("whitespace-nowrap");
  expect(screen.getByText(/Bed-and-Breakfast/)).toHaveTextContent(description);
});
