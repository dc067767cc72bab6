/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { ComparisonHead } from "./comparison-head";

test.each([
  { isGone: false, said: "This hotel could not be loaded" },
  { isGone: true, said: "No longer offered" },
])("without its hotel a column says “$said”, and no id", ({ isGone, said }) => {
  const id = "sandbox-h-1";
  const { container } = renderEnglish(
    <ComparisonHead
      column={{ id, hotel: null, isGone, distance: null, withoutHref: "/compare" }}
      number={2}
      href="/stay"
      canRemove
    />,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole("link", { name: "Remove hotel 2" })).toBeVisible();
  expect(container.innerHTML).not.toContain(id);
});
