/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { WalletView } from "./wallet-view";

test("a balance names its currency: many have the same sign", () => {
  const wallet = { balance: { amount: 12_550, currency: "USD" }, entries: [], page: 1, pages: 1 };
  renderEnglish(<WalletView wallet={wallet} timeZone="UTC" href="/mytrip/wallet" />);
  expect(screen.getByText("US Dollar (USD)")).toBeVisible();
});
