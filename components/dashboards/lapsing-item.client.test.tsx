/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import messages from "@/messages/en.json";
import { LapsingItem } from "./lapsing-item.client";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

/** Where the test runs, and somewhere else. */
const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
const elsewhere = here === "Pacific/Kiritimati" ? "UTC" : "Pacific/Kiritimati";
beforeEach(() => jest.useFakeTimers({ now: new Date("2020-01-01") }));
afterEach(() => jest.useRealTimers());
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
const list = (zone: string, serverNow = "2026-11-21T12:00:00Z") => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <ul>
      <LapsingItem until="2026-11-23T15:10:05Z" serverNow={serverNow} zone={zone}>
        <p>Hotel Fado</p>
      </LapsingItem>
    </ul>
  </NextIntlClientProvider>
);

test("counts by the server's clock, tells the viewer's time, and goes for good when it lapses", () => {
  const { rerender } = render(list(elsewhere));
  expect(screen.queryByRole("timer")).toBeNull();
  pass(1);
  const timer = () => screen.getByRole("timer", { name: "Time left" });
  expect(timer()).toHaveTextContent("2 days 3 hr");
  expect(screen.getByText(/your time/)).toHaveTextContent(/Nov 2[2-4], \d\d:\d\d your time/);
  pass(2 * 86_400);
  expect(timer()).toHaveTextContent("3 hr 10 min");
  pass(3 * 3_600);
  expect(timer()).toHaveTextContent("10:04");
  expect(refresh).not.toHaveBeenCalled();
  pass(604);
  expect(screen.queryByText("Hotel Fado")).toBeNull();
  expect(refresh).toHaveBeenCalledTimes(1);
  // The page comes again, and its server doesn't agree.
  rerender(list(elsewhere, "2026-11-23T15:00:00Z"));
  pass(1);
  expect(screen.queryByText("Hotel Fado")).toBeNull();
});

test("says nothing of the viewer's time where it is the same", () => {
  render(list(here));
  pass(1);
  expect(screen.getByRole("timer")).toBeVisible();
  expect(screen.queryByText(/your time/)).toBeNull();
});
