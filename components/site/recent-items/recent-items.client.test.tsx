/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { recentList } from "@/lib/recent-items/recent-list";
import { RecentItems } from "./recent-items.client";

const texts = { title: "Recently seen", clear: "Clear", cleared: "The list is empty now." };
beforeEach(() => {
  recentList.clear();
  recentList.add({
    service: "hotels",
    id: "fado",
    name: "Hotel Fado",
    place: "Lisbon",
    picture: "/assets/fado",
    rating: null,
    search: null,
  });
});

test("clearing leads to a text in its place, which says so", async () => {
  const user = userEvent.setup();
  render(<RecentItems texts={texts} prefix="" />);
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByText("Hotel Fado")).toBeNull();
  expect(screen.getByText(texts.cleared)).toHaveFocus();
});

test("a list that is cleared elsewhere takes no focus", () => {
  render(<RecentItems texts={texts} prefix="" />);
  act(() => recentList.clear());
  expect(screen.queryByText("Hotel Fado")).toBeNull();
  expect(screen.queryByText(texts.cleared)).toBeNull();
  expect(document.body).toHaveFocus();
});
