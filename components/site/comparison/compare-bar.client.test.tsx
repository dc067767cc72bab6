/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { compareStore } from "@/lib/comparison/compare-store";
import messages from "@/messages/en.json";
import { CompareBar } from "./compare-bar.client";

test("clearing the choice leads to the results, as the bar goes", async () => {
  compareStore.add({ id: "fado", name: "Hotel Fado" });
  const user = userEvent.setup();
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <div id="results" tabIndex={-1} data-testid="results" />
      <CompareBar action="/compare" search="room=2" resultsId="results" />
    </NextIntlClientProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  expect(screen.getByTestId("results")).toHaveFocus();
});
