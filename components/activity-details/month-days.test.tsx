/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { ActivityDays } from "@/lib/data/activities";
import { addDays } from "@/lib/dates/calendar-date";
import { MonthDays } from "./month-days";

type Day = ActivityDays["days"][number];
const first = "2026-12-01";
const states: Record<string, Omit<Day, "date">> = {
  "2026-12-01": { state: "pastCutOff" },
  "2026-12-05": { state: "open", from: { amount: 3_000, currency: "USD" } },
  "2026-12-06": { state: "few" },
  "2026-12-07": { state: "soldOut" },
  "2026-12-08": { state: "notOperating" },
};
const days = Array.from({ length: 31 }, (_, day): Day => {
  const date = addDays(first, day);
  return { date, ...(states[date] ?? { state: "open" }) };
});

const show = (chosen: string | null = null) =>
  renderEnglish(
    <MonthDays
      days={days}
      offer={{
        date: chosen,
        month: "2026-12",
        dayHref: (day) => `/walk?date=${day}#starts`,
        monthHref: (step) => (step === 1 ? "/walk?month=2027-01" : null),
      }}
    />,
  );
const cellOf = (number: number) => screen.getByText(String(number)).closest("td") as HTMLElement;
const linkOf = (number: number) => within(cellOf(number)).queryByRole("link");

it("leads from a day that can be booked to its starts, with what the cheapest costs", () => {
  show();
  expect(linkOf(5)).toHaveAttribute("href", "/walk?date=2026-12-05#starts");
  expect(linkOf(5)).toHaveAccessibleName("Sat, Dec 05, 2026, can be booked, $30");
  expect(linkOf(6)).toHaveAccessibleName("Sun, Dec 06, 2026, few places left");
});

it.each([
  [1, "Tue, Dec 01, 2026, can’t be booked any more"],
  [7, "Mon, Dec 07, 2026, full"],
  [8, "Tue, Dec 08, 2026, doesn’t take place"],
])("says why there is no way to day %i", (number, text) => {
  show();
  expect(linkOf(number)).toBeNull();
  expect(cellOf(number)).toHaveTextContent(text);
});

it("begins weeks as the page's region does, each day below its own", () => {
  show();
  const heads = screen.getAllByRole("columnheader");
  expect(heads.map((head) => head.querySelector("abbr")?.title)).toEqual([
    ...["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  ]);
  const [, week] = screen.getAllByRole("row");
  expect((cellOf(1) as HTMLTableCellElement).cellIndex).toBe(2);
  expect(cellOf(1).parentElement).toBe(week);
  expect(screen.getByRole("table", { name: "December 2026" })).toBeInTheDocument();
});

it("marks the chosen day, and leads to the months that can be booked", () => {
  show("2026-12-05");
  expect(linkOf(5)).toHaveAttribute("aria-current", "date");
  expect(linkOf(6)).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("link", { name: "Later month" })).toHaveAttribute(
    "href",
    "/walk?month=2027-01",
  );
  expect(screen.queryByRole("link", { name: "Earlier month" })).not.toBeInTheDocument();
});
