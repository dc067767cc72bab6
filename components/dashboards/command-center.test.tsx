/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { Dashboard } from "@/lib/data/dashboards";
import messages from "@/messages/en.json";
import { CommandCenter } from "./command-center";

const days = { from: "2026-10-26", to: "2026-11-24" };
const none = { now: 0, before: 0 };
const empty: Omit<Dashboard, "enquiries"> = {
  period: { ...days, before: days },
  hasBookings: false,
  figures: { bookings: none, cancelled: none, currencies: [] },
  ...{ now: [], weeks: [], departures: [], services: [], places: [], people: [] },
  ...{ newAccounts: 0, activeSessions: 1, wallet: { amount: 0, currency: "USD" } },
  tickets: { of: "agency", open: 0, latest: [] },
  content: { posts: 0, destinations: 0, languages: 1 },
};

it.each([
  [{ new: 2, due: 0 }, ["2 enquiries wait for an answer"]],
  [{ new: 0, due: 0 }, []],
  [null, []],
])("shows enquiries that wait where there are no bookings yet: %j", (enquiries, shown) => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CommandCenter
        dashboard={{ ...empty, enquiries }}
        period="30d"
        prefix=""
        timeZone="UTC"
        bookHref="/"
        quickLinks={[]}
        now="2026-11-24T12:00:00Z"
      />
    </NextIntlClientProvider>,
  );
  const links = screen.queryAllByRole("link", { name: /wait|follow/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(shown);
});
