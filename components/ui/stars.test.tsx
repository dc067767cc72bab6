/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Stars } from "./stars";

it.each([
  [4.9, 4],
  [5, 5],
  [0.99, 0],
  [7, 5],
  [-1, 0],
])("rounds %p down to %p of five", (rating, filled) => {
  render(<Stars rating={rating} label={`${rating} of 5`} />);
  expect(screen.getByRole("img", { name: `${rating} of 5` })).toHaveAttribute(
    "data-filled",
    String(filled),
  );
});
