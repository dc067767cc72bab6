/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { QuoteClock } from "./quote-clock.client";

beforeEach(() => jest.useFakeTimers({ now: new Date("2020-01-01") }));
afterEach(() => jest.useRealTimers());
const minutes = (count: number) => act(() => jest.advanceTimersByTime(count * 60_000));

test("counts by the server's clock, is read out at five minutes and at one, and ends once", () => {
  const onEnd = jest.fn();
  renderEnglish(
    <QuoteClock expiresAt="2026-11-21T12:30:00Z" serverNow="2026-11-21T12:00:00Z" onEnd={onEnd} />,
  );
  const said = () => screen.getByRole("status").textContent;
  expect(screen.getByRole("timer", { name: "Time left" })).toHaveTextContent("30:00");
  expect(said()).toBe("");
  minutes(24);
  expect(screen.getByRole("timer")).toHaveTextContent("06:00");
  expect(said()).toBe("");
  minutes(1);
  expect(said()).toBe("5 minutes left at this price.");
  minutes(2);
  expect(said()).toBe("5 minutes left at this price.");
  minutes(2);
  expect(said()).toBe("1 minute left at this price.");
  expect(onEnd).not.toHaveBeenCalled();
  minutes(3);
  expect(screen.getByRole("timer")).toHaveTextContent("00:00");
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each([
  [false, "We keep this price for"],
  [true, "Reserved for you for"],
])("says what is held: %s", (isHeld, label) => {
  renderEnglish(
    <QuoteClock
      expiresAt="2026-11-21T12:30:00Z"
      serverNow="2026-11-21T12:00:00Z"
      isHeld={isHeld}
      onEnd={() => {}}
    />,
  );
  expect(screen.getByText(label, { exact: false })).toBeVisible();
});
