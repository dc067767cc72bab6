/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderEnglish } from "@/components/site/testing/render-english";
import { sampleExtrasFrame } from "@/components/checkout/testing/sample-frame";
import * as calls from "@/lib/api/browser/flight-extras";
import * as quotes from "@/lib/api/browser/quotes";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { ApiError } from "@/lib/api/errors";
import { getQueryClient } from "@/lib/queries/query-client";
import { sampleFlights, sampleSeatMap } from "../testing/sample-flights";
import { FlightExtras } from "./flight-extras.client";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock("@/lib/api/browser/quotes");
jest.mock("@/lib/api/browser/flight-extras");
const { changeExtras } = jest.mocked(quotes);
const { listFares, listSeats } = jest.mocked(calls);

const dollars = (amount: number) => ({ amount: amount * 100, currency: "USD" });
const amounts = { total: dollars(600), dueNow: dollars(600), dueOnSite: dollars(0) };
const frame = sampleExtrasFrame({ service: "flights", ...amounts });
const show = (item: FlightItem = sampleFlights()) =>
  renderEnglish(<FlightExtras item={item} frame={frame} head={<h1>Head</h1>} />);
/** The supplier's answer: what is requested, without these. */
const answer = (total: number, without: readonly string[] = []) =>
  changeExtras.mockImplementationOnce(async (_id, { extras }) => {
    const kept = extras.filter(({ id }) => !without.includes(id));
    const item = {
      ...sampleFlights(),
      bags: kept.flatMap(({ id, count }) => {
        const [kind, passenger, leg] = id.split("-");
        return kind === "bag" ? [{ passenger: Number(passenger), leg: Number(leg), count }] : [];
      }),
      seats: kept.flatMap(({ id }) => {
        const [kind, passenger, segment, seat = ""] = id.split("-");
        return kind === "seat"
          ? [{ passenger: Number(passenger), segment: Number(segment), seat }]
          : [];
      }),
    };
    return { price: { total: dollars(total), dueOnSite: dollars(0) }, item } as never;
  });
const asked = () => changeExtras.mock.calls.map(([, { extras }]) => extras);
const settle = () => act(() => jest.advanceTimersByTimeAsync(500));
const seat = (id: string) => screen.getByRole("button", { name: new RegExp(`^${id}, `) });
const passenger = (name: string) => screen.getByRole("radio", { name: new RegExp(`^${name}`) });
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  jest.resetAllMocks();
  getQueryClient().clear();
  listFares.mockImplementation(async () => [
    { ...sampleFlights().fare, bagPrices: [dollars(45), null] } as never,
  ]);
  listSeats.mockImplementation(async () => [sampleSeatMap(), null]);
});
afterEach(() => jest.useRealTimers());

test("asks for bags and seats with the party, and begins with nothing chosen", async () => {
  show();
  expect(screen.getByText("Asking the airline …")).toBeVisible();
  await settle();
  const { itinerary, fare } = sampleFlights();
  const party = { adults: 2, ages: [1, 7] };
  expect(listFares.mock.calls[0]?.slice(0, 2)).toEqual([
    itinerary.id,
    { ...party, cabin: "economy" },
  ]);
  expect(listSeats.mock.calls[0]?.slice(0, 2)).toEqual([fare.id, party]);
  expect(screen.getByText("1 checked bag (up to 23 kg)")).toBeVisible();
  const steppers = screen.getAllByRole<HTMLInputElement>("spinbutton");
  // For all but the infant, on the leg on which bags are sold.
  expect(steppers.map(({ value, max }) => [value, max])).toEqual(Array(3).fill(["0", "2"]));
  expect(screen.getByText("No more bags are sold for this flight.")).toBeVisible();
  expect(screen.getByText("$45")).toBeVisible();
  expect(screen.getAllByRole("button", { pressed: false }).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { pressed: true })).not.toBeInTheDocument();
});

test("a bag is asked of the supplier by passenger and leg, and the total follows", async () => {
  answer(645);
  show();
  await settle();
  await user.click(
    screen.getByRole("button", { name: "Checked bags for Child 1 (age 7), LIS – CDG: one more" }),
  );
  await settle();
  expect(asked()).toEqual([[{ id: "bag-3-0", count: 1 }]]);
  expect(screen.getAllByRole("status").at(-1)).toHaveTextContent(
    "Child 1 (age 7), LIS – CDG: 1 bag added. Total: \u2066$645\u2069.",
  );
});

test("seats are chosen one passenger after the other; nobody gets another's", async () => {
  answer(612);
  answer(624);
  show();
  await settle();
  await user.click(seat("14A"));
  expect(passenger("Adult 2")).toBeChecked();
  expect(screen.getByText("Now choose for Adult 2.")).toBeVisible();
  expect(seat("14A")).toHaveAccessibleName("14A, window, $12, chosen for Adult 1");
  expect(seat("14A")).toHaveAttribute("aria-disabled", "true");
  await user.click(seat("14A"));
  await user.click(seat("14C"));
  await settle();
  await user.click(seat("14B"));
  expect(passenger("Child 1")).toBeChecked();
  // An exit isn't for children.
  expect(seat("15A")).toHaveAttribute("aria-disabled", "true");
  await user.click(seat("15A"));
  await settle();
  expect(asked()).toEqual([
    [{ id: "seat-0-0-14A", count: 1 }],
    [
      { id: "seat-0-0-14A", count: 1 },
      { id: "seat-1-0-14B", count: 1 },
    ],
  ]);
});

test("all sit together at one press, without exits for a child; the next gives it up", async () => {
  answer(636);
  answer(600);
  show();
  await settle();
  const together = screen.getByRole("button", { name: "On this flight · $36", pressed: false });
  // The other flight has no map.
  expect(screen.queryByRole("button", { name: /^On all flights/ })).not.toBeInTheDocument();
  await user.click(together);
  expect(together).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("Everybody has a seat on this flight.")).toBeVisible();
  await settle();
  expect(screen.getAllByRole("status").at(-1)).toHaveTextContent(
    "Everybody sits together. Total: \u2066$636\u2069.",
  );
  // The child beside an adult, the other one across the aisle.
  expect(passenger("Child 1")).toHaveAccessibleName("Child 1 (age 7) Seat 16B");
  await user.click(together);
  await settle();
  expect(asked()).toEqual([
    [
      { id: "seat-0-0-16A", count: 1 },
      { id: "seat-3-0-16B", count: 1 },
      { id: "seat-1-0-16C", count: 1 },
    ],
    [],
  ]);
});

test("on all flights at one press, where all have such seats", async () => {
  answer(648, ["seat-1-1-14B"]);
  listSeats.mockImplementation(async () => [sampleSeatMap(), sampleSeatMap("7X215")]);
  show({ ...sampleFlights(), ages: [] });
  await settle();
  await user.click(screen.getByRole("button", { name: "On all flights · $48" }));
  expect(screen.getByText("Everybody has a seat on every flight.")).toBeVisible();
  await settle();
  expect(asked()[0]?.map(({ id }) => id)).toEqual([
    "seat-0-0-14A",
    "seat-1-0-14B",
    "seat-0-1-14A",
    "seat-1-1-14B",
  ]);
  // One was just taken: nothing false is said.
  expect(screen.queryByText("Everybody has a seat on every flight.")).not.toBeInTheDocument();
  expect(screen.getByText("Everybody has a seat on this flight.")).toBeVisible();
});

test("a flight without seats together for all says so, and offers none", async () => {
  const map = sampleSeatMap();
  listSeats.mockImplementation(async () => [{ ...map, rows: map.rows.slice(0, 2) }, map]);
  show();
  await settle();
  expect(screen.getByText("This flight has no free seats together for everyone.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^On (this|all) flight/ })).not.toBeInTheDocument();
});

test("one flight leads to the next, whose name takes the focus, and the last to the total", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  answer(612);
  listSeats.mockImplementation(async () => [sampleSeatMap(), sampleSeatMap("7X215")]);
  show({ ...sampleFlights(), adults: 1, ages: [] });
  await settle();
  // One passenger has no others to sit with.
  expect(screen.queryByText("Seats together for everyone")).not.toBeInTheDocument();
  await user.click(seat("14A"));
  expect(screen.getByText("Adult 1: 14A · \u2066$12\u2069.")).toBeVisible();
  await settle();
  await user.click(screen.getByRole("button", { name: "Next flight" }));
  expect(screen.getByRole("heading", { name: "Flight 2 of 2: CDG – LIS · 7X215" })).toHaveFocus();
  expect(screen.getByRole("grid", { name: "Seat map of flight 7X215" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Next flight" })).not.toBeInTheDocument();
  const end = screen.getByRole("link", { name: "To the total" });
  expect(document.querySelector(end.getAttribute("href") ?? "")).toHaveTextContent("Total");
});

test("pressed again a seat is given up; another one takes its place", async () => {
  answer(612);
  answer(612);
  answer(600);
  show({ ...sampleFlights(), adults: 1, ages: [], seats: [] });
  await settle();
  await user.click(seat("14A"));
  await settle();
  expect(seat("14A")).toHaveAttribute("aria-pressed", "true");
  await user.click(seat("16B"));
  await settle();
  await user.click(seat("16B"));
  await settle();
  expect(asked()).toEqual([
    [{ id: "seat-0-0-14A", count: 1 }],
    [{ id: "seat-0-0-16B", count: 1 }],
    [],
  ]);
});

test("a seat taken meanwhile is said, asked for no more, and the rest is kept", async () => {
  answer(612, ["seat-1-0-14B"]);
  show({ ...sampleFlights(), seats: [{ passenger: 0, segment: 0, seat: "14A" }] });
  await settle();
  await user.click(passenger("Adult 2"));
  listSeats.mockClear();
  await user.click(seat("14B"));
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent("Seat 14B has just been taken");
  expect(seat("14B")).toHaveAccessibleName("14B, aisle, taken");
  expect(passenger("Adult 1")).toHaveAccessibleName("Adult 1 Seat 14A");
  expect(passenger("Adult 2")).toHaveAccessibleName("Adult 2 no seat yet");
  await waitFor(() => expect(listSeats).toHaveBeenCalledTimes(1));
});

test("what is refused goes back to what it was", async () => {
  changeExtras.mockRejectedValueOnce(new ApiError(503, "supplier_unavailable", "x"));
  show();
  await settle();
  await user.click(seat("14A"));
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent("nothing was changed");
  expect(seat("14A")).toHaveAttribute("aria-pressed", "false");
});

test("the list has the same seats, without those that can't be had", async () => {
  answer(612);
  show({ ...sampleFlights(), seats: [{ passenger: 0, segment: 0, seat: "14A" }] });
  await settle();
  await user.click(screen.getByRole("radio", { name: "List" }));
  const options = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(options("Adult 1")).toContain("14A, window, $12");
  expect(options("Adult 2")).toEqual([
    "No choice: given out at check-in",
    "14B, aisle, $12",
    "15A, window, exit row, extra legroom, $30",
    "16A, window, $12",
    "16B, aisle, $12",
    "16C, window, aisle, $12",
  ]);
  expect(options("Child 1 (age 7)").join()).not.toContain("15A");
  await user.selectOptions(screen.getByLabelText("Adult 2"), "16C");
  await settle();
  expect(asked().at(-1)).toContainEqual({ id: "seat-1-0-16C", count: 1 });
});

test("a flight without a map says when its seats are given out", async () => {
  show();
  await settle();
  await user.click(screen.getByRole("radio", { name: /^CDG – LIS/ }));
  expect(screen.getByText("Seats on this flight are given out at check-in.")).toBeVisible();
  expect(screen.queryByRole("grid")).not.toBeInTheDocument();
});

test("a fare with neither says so, and asks for nothing it doesn't need", async () => {
  show(
    sampleFlights({
      seatChoice: "atCheckIn",
      bags: { cabin: 0, checked: 0, checkedKg: null, extra: 0 },
    }),
  );
  await settle();
  expect(screen.getByText("No more bags can be added to this fare.")).toBeVisible();
  expect(screen.getByText("With this fare, seats are given out at check-in.")).toBeVisible();
  expect(listSeats).not.toHaveBeenCalled();
});

test("an airline that doesn't answer can be asked again; the way on stays", async () => {
  listSeats.mockRejectedValueOnce(new ApiError(503, "supplier_unavailable", "x"));
  show();
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent("The airline doesn’t answer right now");
  expect(screen.getByRole("link", { name: "Continue" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await settle();
  expect(screen.getByRole("grid", { name: "Seat map of flight 7X214" })).toBeVisible();
});
