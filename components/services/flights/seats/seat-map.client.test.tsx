/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { listSeatedPassengers } from "@/lib/flights/list-passengers";
import { sampleFlights, sampleSeatMap } from "../testing/sample-flights";
import { SeatMap } from "./seat-map.client";

const [adult, other] = listSeatedPassengers(sampleFlights());
if (!adult || !other) throw new Error("two adults fly");
const onChoose = jest.fn<void, [string | null]>();
const held: Record<string, typeof adult> = {};
const show = () =>
  renderEnglish(
    <SeatMap
      map={sampleSeatMap()}
      passenger={adult}
      toHolder={(id) => held[id]}
      onChoose={onChoose}
    />,
  );
const focused = () => document.activeElement?.getAttribute("data-seat");

beforeEach(() => {
  onChoose.mockReset();
  for (const id of Object.keys(held)) delete held[id];
});

test("is a grid with letters above and numbers beside its seats", () => {
  show();
  const grid = screen.getByRole("grid", { name: "Seat map of flight 7X214" });
  expect(grid).toHaveAttribute("dir", "ltr");
  const rows = within(grid).getAllByRole("row");
  expect(
    within(grid)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["A", "B", "C"]);
  expect(rows.slice(1).map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
    "14",
    "15",
    "16",
  ]);
  expect(rows.map((row) => within(row).queryAllByRole("gridcell").length)).toEqual([0, 3, 1, 3]);
});

test("says of each seat where it is, what it costs and whether it is free", () => {
  held["14B"] = other;
  held["16A"] = adult;
  show();
  const names = screen.getAllByRole("button").map((each) => each.getAttribute("aria-label"));
  expect(names).toEqual([
    "14A, window, $12, free",
    "14B, aisle, $12, chosen for Adult 2",
    "14C, window, aisle, taken",
    "15A, window, exit row, extra legroom, $30, free",
    "16A, window, $12, your choice",
    "16B, aisle, $12, free",
    "16C, window, aisle, $12, free",
  ]);
  expect(screen.getByText("Prices in US dollars, for each seat and flight.")).toBeVisible();
});

test("by keyboard it is one stop, and the arrow keys move inside", async () => {
  const user = userEvent.setup();
  show();
  await user.tab();
  expect(focused()).toBe("14A");
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toBe("14C");
  await user.keyboard("{ArrowDown}");
  expect(focused()).toBe("16C");
  await user.keyboard("{Home}");
  expect(focused()).toBe("16A");
  await user.keyboard("{Enter}");
  await user.keyboard("{ArrowRight} ");
  expect(onChoose.mock.calls).toEqual([["16A"], ["16B"]]);
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.tab({ shift: true });
  expect(focused()).toBe("16B");
});

test("what can't be chosen is reached and told, but not chosen; one's own is given up", async () => {
  const user = userEvent.setup();
  held["14A"] = adult;
  held["14B"] = other;
  show();
  await user.tab();
  expect(focused()).toBe("14A");
  await user.keyboard("{ArrowRight}{Enter}{ArrowRight} ");
  await user.click(screen.getByRole("button", { name: /^14C/ }));
  expect(onChoose).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: /^14A/ }));
  expect(onChoose.mock.calls).toEqual([[null]]);
});
