/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { NearReviews } from "./near-reviews.client";

let search = "";
jest.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));
jest.mock("next/dynamic", () => ({
  __esModule: true,
  default: () => () => <p>What guests say</p>,
}));

let comeNear = () => {};
beforeEach(() => {
  search = "";
  globalThis.IntersectionObserver = jest.fn((report: (entries: object[]) => void) => {
    comeNear = () => act(() => report([{ isIntersecting: true }]));
    return { observe: jest.fn(), disconnect: jest.fn() };
  }) as never;
});

const section = () => <NearReviews hotelId="1" href="/hotel-reviews?id=1" open="Read them" />;
const link = () => screen.queryByRole("link", { name: "Read them" });

it("replaces the link by the reviews when they are nearly in sight", () => {
  render(section());
  expect(link()).toHaveAttribute("href", "/hotel-reviews?id=1");
  comeNear();
  expect(link()).not.toBeInTheDocument();
  expect(screen.getByText("What guests say")).toBeVisible();
});

it("leaves the link where it is while it has the focus", () => {
  render(section());
  act(() => link()?.focus());
  comeNear();
  expect(link()).toHaveFocus();
  act(() => link()?.blur());
  expect(screen.getByText("What guests say")).toBeVisible();
});

it("leads to the reviews with the rates that are chosen by now", () => {
  const { rerender } = render(section());
  search = "id=1&by=room&rate1=double.a&rate2=suite.b";
  rerender(section());
  expect(link()).toHaveAttribute(
    "href",
    "/hotel-reviews?id=1&by=room&rate1=double.a&rate2=suite.b",
  );
});
