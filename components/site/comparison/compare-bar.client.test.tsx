/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { compareStore } from "@/lib/comparison/compare-store";
import { CompareBar } from "./compare-bar.client";

test("clearing the choice leads to the results, as the bar goes", async () => {
  compareStore.add({ id: "fado", name: "Hotel Fado" });
  const user = userEvent.setup();
  renderEnglish(
    <>
      <div id="results" tabIndex={-1} data-testid="results" />
      <CompareBar action="/compare" search="room=2" resultsId="results" />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
  expect(screen.getByTestId("results")).toHaveFocus();
});
