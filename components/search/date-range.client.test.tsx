/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import type { ComponentProps } from "react";
import { English } from "@/components/site/testing/render-english";
import { DateRange } from "./date-range.client";
import { listSent } from "./testing/list-sent";

const form = (props: Partial<ComponentProps<typeof DateRange>> = {}) => (
  <English>
    <form aria-label="dates">
      <DateRange
        today="2026-11-23"
        start={{ name: "from", label: "Check-in", value: "2026-12-05" }}
        end={{ name: "to", label: "Check-out", value: "2026-12-08" }}
        maximumDays={30}
        areNightsCounted
        {...props}
      />
    </form>
  </English>
);
const sent = () => listSent("dates");
/** By its label: a query by role computes the names of all days, which is slow. */
const day = (name: string) => screen.getByLabelText(new RegExp(`${name}, 20`));

/** jsdom has no layout: nothing is wide, so the calendar is a phone's, and no month comes near. */
async function openCalendar(name: "Check-in" | "Check-out") {
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: new RegExp(`^${name}: `) }));
  await screen.findAllByRole("grid");
  return user;
}

/** For all that watch where months are. */
const comeNear = (month: Element) => reports.forEach((report) => report(month));
const reports: ((month: Element) => void)[] = [];
beforeEach(() => void reports.splice(0));

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  window.IntersectionObserver = class {
    observe = jest.fn();
    disconnect = jest.fn();
    constructor(report: IntersectionObserverCallback) {
      reports.push((target) =>
        report(
          [{ target, isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        ),
      );
    }
  } as unknown as typeof IntersectionObserver;
});

it("is two native fields without script", () => {
  const html = renderToString(form());
  expect(html).toContain('type="date"');
  expect(html).not.toContain("<button");
});

it("shows the dates in words, and sends them as before", async () => {
  render(form());
  expect(await screen.findByRole("button", { name: "Check-in: Sat, Dec 05" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Check-out: Tue, Dec 08" })).toBeVisible();
  expect(sent()).toEqual({ from: "2026-12-05", to: "2026-12-08" });
});

it("chooses both dates with two presses and counts the nights", async () => {
  render(form());
  const user = await openCalendar("Check-in");
  expect(screen.getByText("3 nights")).toBeVisible();
  await user.click(day("December 10"));
  await user.click(day("December 15"));
  expect(screen.getByText("5 nights")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(sent()).toEqual({ from: "2026-12-10", to: "2026-12-15" });
  await waitFor(() => expect(screen.getByRole("button", { name: /^Check-in: / })).toHaveFocus());
});

it("keeps the nights when only the first date moves", async () => {
  render(form());
  const user = await openCalendar("Check-in");
  await user.click(day("December 20"));
  // A message would move the days under the pointer that is still pressed.
  expect(screen.queryByText(/^Choose a date from/)).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(sent()).toEqual({ from: "2026-12-20", to: "2026-12-23" });
});

it("makes the shortest stay of the same day twice", async () => {
  render(form());
  const user = await openCalendar("Check-in");
  await user.click(day("December 20"));
  await user.click(day("December 20"));
  expect(sent()).toEqual({ from: "2026-12-20", to: "2026-12-21" });
});

it("changes the second date with one press where that was opened", async () => {
  render(form());
  const user = await openCalendar("Check-out");
  await user.click(day("December 12"));
  expect(sent()).toEqual({ from: "2026-12-05", to: "2026-12-12" });
});

it("shows a date of another year with its year instead of the day of the week, which its name has", () => {
  render(form({ start: { name: "from", label: "Check-in", value: "2027-01-29" } }));
  expect(screen.getByRole("button", { name: "Check-in: Fri, Jan 29, 2027" })).toHaveTextContent(
    /^Jan 29, 2027$/,
  );
});

it("opens on the month of the date it was opened for", async () => {
  render(
    form({
      start: { name: "from", label: "Check-in", value: "2027-01-29" },
      end: { name: "to", label: "Check-out", value: "2027-02-01" },
    }),
  );
  const user = await openCalendar("Check-out");
  await user.click(day("February 2"));
  expect(sent()).toEqual({ from: "2027-01-29", to: "2027-02-02" });
});

it("has all months that can be searched, and draws the days of those that are near", async () => {
  render(form());
  const user = await openCalendar("Check-in");
  const months = document.querySelectorAll("[data-month]");
  expect(months).toHaveLength(18);
  const may = months[6];
  expect(may).toHaveTextContent("May 2027");
  expect(screen.queryByRole("button", { name: /May 3, 2027/ })).not.toBeInTheDocument();
  act(() => may && comeNear(may));
  await user.click(day("May 3"));
  await user.click(day("May 5"));
  expect(sent()).toEqual({ from: "2027-05-03", to: "2027-05-05" });
});

it("goes on by keys to months that weren't near", async () => {
  render(form());
  const user = await openCalendar("Check-in");
  await user.keyboard("{Shift>}{PageDown}{/Shift}{ArrowDown}");
  expect(day("December 12")).toHaveFocus();
  await user.keyboard("{Enter}{Enter}");
  expect(sent()).toEqual({ from: "2027-12-12", to: "2027-12-13" });
});

it("sends how many days the dates may move, where that isn't the usual", async () => {
  render(form({ flexible: { days: 0, usual: 0 } }));
  const user = await openCalendar("Check-in");
  expect(screen.getByRole("radio", { name: "Exact dates" })).toBeChecked();
  expect(sent()).not.toHaveProperty("flex");
  await user.click(screen.getByRole("radio", { name: "±2 days" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(sent()).toEqual({ from: "2026-12-05", to: "2026-12-08", flex: "2" });
  expect(screen.getByRole("button", { name: "Check-in: Sat, Dec 05 \u200e±2" })).toBeVisible();
});

it("begins anew at a day before the first", async () => {
  render(form());
  const user = await openCalendar("Check-out");
  await user.click(day("December 2"));
  expect(sent()).toEqual({ from: "2026-12-02", to: "2026-12-05" });
});

it("still takes a press as the second date after something else had the focus", async () => {
  render(form());
  const user = await openCalendar("Check-out");
  const typed = within(screen.getByRole("group", { name: "Check-in" }));
  await user.click(typed.getByRole("spinbutton", { name: /^day/ }));
  await user.click(day("December 20"));
  expect(sent()).toEqual({ from: "2026-12-05", to: "2026-12-20" });
});

it("goes on from an earlier day that begins the range anew", async () => {
  render(form());
  const user = await openCalendar("Check-in");
  await user.click(day("December 15"));
  await user.click(day("December 10"));
  await user.click(day("December 20"));
  expect(sent()).toEqual({ from: "2026-12-10", to: "2026-12-20" });
});

it("keeps a first date that was pressed when the second is typed", async () => {
  render(form());
  const user = await openCalendar("Check-in");
  await user.click(day("December 15"));
  const typed = within(screen.getByRole("group", { name: "Check-out" }));
  await user.click(typed.getByRole("spinbutton", { name: /^day/ }));
  await user.keyboard("20");
  expect(sent()).toEqual({ from: "2026-12-15", to: "2026-12-20" });
});

it("offers no past day and no stay that is too long", async () => {
  render(form({ start: { name: "from", label: "Check-in", value: "2026-11-24" }, maximumDays: 4 }));
  const user = await openCalendar("Check-in");
  expect(day("November 22")).toHaveAttribute("aria-disabled", "true");
  await user.click(day("November 25"));
  await user.click(day("November 30"));
  expect(sent()).toEqual({ from: "2026-11-24", to: "2026-12-08" });
});

it("takes a typed date, and leaves what is out of reach unsent", async () => {
  render(form());
  const user = await openCalendar("Check-in");
  const typed = screen.getByRole("group", { name: "Check-in" });
  await user.click(within(typed).getByRole("spinbutton", { name: /^day/ }));
  await user.keyboard("18");
  expect(sent()).toEqual({ from: "2026-12-18", to: "2026-12-21" });
  await user.click(within(typed).getByRole("spinbutton", { name: /^year/ }));
  await user.keyboard("2020");
  expect(sent()).toEqual({ from: "2026-12-18", to: "2026-12-21" });
  expect(screen.getByText(/^Choose a date from Nov 23, 2026 to /)).toBeVisible();
});

it("takes back a second date that is optional", async () => {
  render(
    form({
      end: { name: "to", label: "Return (optional)", value: "2026-12-08", isRequired: false },
      areNightsCounted: false,
    }),
  );
  const user = await openCalendar("Check-in");
  await user.click(day("December 7"));
  await user.click(screen.getByRole("button", { name: "No return" }));
  expect(sent()).toEqual({ from: "2026-12-07", to: "" });
  expect(screen.getByRole("button", { name: "Return (optional): No date" })).toBeInTheDocument();
});

describe("what is said of days", () => {
  const notesOf = (month: string) =>
    new Map([
      [`${month}-10`, { note: "$90", words: "from $90" }],
      [`${month}-11`, { state: "lowest" as const, note: "$80", words: "from $80, the lowest" }],
      [`${month}-12`, { note: "sold out" }],
    ]);
  const list = jest.fn(async (month: string) => notesOf(month));
  beforeEach(() => list.mockReset().mockImplementation(async (month) => notesOf(month)));
  const notes = { caption: "Lowest price per night", list };
  const show = (month: number) =>
    act(() => comeNear(document.querySelectorAll("[data-month]")[month] as Element));

  it("is small below its number and part of its name, in months that are in view", async () => {
    render(form({ notes }));
    await openCalendar("Check-in");
    expect(screen.getByText("Lowest price per night")).toHaveClass("invisible");
    show(1);
    const tenth = await screen.findByRole("button", { name: /December 10, 2026, from \$90$/ });
    expect(tenth).toHaveTextContent("10$90");
    const lowest = day("December 11");
    expect(lowest).toHaveAccessibleName(/, from \$80, the lowest$/);
    // Not by its colour alone.
    expect(within(lowest).getByText("$80")).toHaveClass("border-b-2", "font-bold");
    expect(day("December 12")).toHaveAccessibleName(/2026, sold out$/);
    expect(day("December 13")).toHaveAccessibleName(/December 13, 2026$/);
    expect(screen.getByText("Lowest price per night")).not.toHaveClass("invisible");
    show(2);
    show(1);
    await screen.findByRole("button", { name: /January 10, 2027, from \$90$/ });
    expect(list.mock.calls.map(([month]) => month)).toEqual(["2026-12", "2027-01"]);
  });

  it("is left out without a word where it can't be had", async () => {
    list.mockRejectedValue(new Error("down"));
    render(form({ notes }));
    const user = await openCalendar("Check-in");
    show(1);
    await waitFor(() => expect(list).toHaveBeenCalledTimes(1));
    await user.click(day("December 10"));
    await user.click(day("December 12"));
    expect(sent()).toEqual({ from: "2026-12-10", to: "2026-12-12" });
  });

  it("goes with ranges of its length alone, while their first day is chosen", async () => {
    render(form({ notes: { ...notes, days: 3 } }));
    const user = await openCalendar("Check-in");
    show(1);
    await screen.findByRole("button", { name: /December 10, .*from \$90$/ });
    await user.click(day("December 15"));
    expect(day("December 10")).not.toHaveAccessibleName(/from/);
    await user.click(day("December 18"));
    expect(day("December 10")).toHaveAccessibleName(/from \$90$/);
    await user.click(day("December 20"));
    await user.click(day("December 21"));
    expect(day("December 10")).not.toHaveAccessibleName(/from/);
  });

  it("is in a calendar of two months as well", async () => {
    const matchMedia = jest.spyOn(window, "matchMedia");
    matchMedia.mockReturnValue({ matches: true } as MediaQueryList);
    render(form({ notes }));
    await openCalendar("Check-in");
    expect(await screen.findByRole("button", { name: /January 10, .*from \$90$/ })).toBeVisible();
    expect(list.mock.calls.map(([month]) => month)).toEqual(["2026-12", "2027-01"]);
    matchMedia.mockRestore();
  });
});
