/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { WalletView } from "./wallet-view";

test("a balance names its currency: many have the same sign", () => {
  const wallet = { balance: { amount: 12_550, currency: "USD" }, entries: [], page: 1, pages: 1 };
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <WalletView wallet={wallet} timeZone="UTC" href="/mytrip/wallet" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText("US Dollar (USD)")).toBeVisible();
});
