/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { recentList } from "@/lib/recent-items/recent-list";
import type { KeptItem } from "@/lib/saved-items/kept-item";
import { RecentItems } from "./recent-items.client";
import { RecentVisit } from "./recent-visit.client";

const texts = { title: "Recently seen", clear: "Clear", cleared: "The list is empty now." };
const shown = <RecentItems texts={texts} prefix="" services={["hotels", "cars"]} />;
const fado: KeptItem = {
  service: "hotels",
  id: "fado",
  name: "Hotel Fado",
  place: "Lisbon",
  picture: "/assets/fado",
  rating: null,
  search: null,
};
beforeEach(() => {
  recentList.clear();
  recentList.add(fado);
});

test("clearing leads to a text in its place, which says so", async () => {
  const user = userEvent.setup();
  render(shown);
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByText("Hotel Fado")).toBeNull();
  expect(screen.getByText(texts.cleared)).toHaveFocus();
});

test("a list that is cleared elsewhere takes no focus", () => {
  render(shown);
  act(() => recentList.clear());
  expect(screen.queryByText("Hotel Fado")).toBeNull();
  expect(screen.queryByText(texts.cleared)).toBeNull();
  expect(document.body).toHaveFocus();
});

test("what is of a service that is off isn't shown", () => {
  recentList.add({ ...fado, service: "flights", name: "Lisbon – London" });
  render(shown);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(screen.getByText("Hotel Fado")).toBeVisible();
});

test("a visit is kept without the price that was seen", () => {
  render(<RecentVisit item={{ ...fado, search: "checkIn=2026-12-07&shown=32000.USD&room=2" }} />);
  expect(recentList.read()).toEqual([{ ...fado, search: "checkIn=2026-12-07&room=2" }]);
});
