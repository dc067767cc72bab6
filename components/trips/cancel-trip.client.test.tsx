/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { cancelBooking, quoteCancellation } from "@/lib/api/browser/bookings";
import type { Booking, CancellationQuote } from "@/lib/api/contract/bookings";
import { ApiError } from "@/lib/api/errors";
import { itemServices } from "@/lib/services/item-services";
import messages from "@/messages/en.json";
import { CancelTrip } from "./cancel-trip.client";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/api/browser/bookings");
const [cancel, ask] = [jest.mocked(cancelBooking), jest.mocked(quoteCancellation)];
const which = { reference: "V-7K4M2P9C", key: "k" };
const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const now = "2026-11-21T12:00:00.000Z";
const quote: CancellationQuote = {
  paid: euros(448),
  fee: euros(148),
  refund: euros(300),
  validUntil: "2026-11-21T12:10:00.000Z",
  destination: "payer",
};

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  // What jsdom doesn't have.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(now) });
  cancel.mockReset();
  ask.mockReset();
  ask.mockResolvedValue({ quote });
});
afterEach(() => jest.useRealTimers());

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
async function open(isAsked = true, reader: "buyer" | "agency" = "buyer") {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <CancelTrip
        service={itemServices[0]}
        reader={reader}
        which={which}
        zone="Europe/Lisbon"
        isAsked={isAsked}
        serverNow={now}
      />
    </NextIntlClientProvider>,
  );
  press(isAsked ? "See what you get back" : "Cancel booking");
  await settle();
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

test("what the supplier gives back is shown, how it comes and how long that holds", async () => {
  await open();
  expect(screen.getByText("€300")).toBeVisible();
  expect(screen.getByText(/goes back the way you paid/)).toBeVisible();
  expect(screen.getByRole("timer")).toHaveTextContent("10:00");
  expect(cancel).not.toHaveBeenCalled();
  cancel.mockResolvedValue({ booking: {} as Booking });
  press(/get .*€300/);
  await settle();
  expect(cancel.mock.calls[0]?.[0]).toEqual({ ...which, expectedRefund: euros(300) });
});

test("the agency reads what its client gets back", async () => {
  await open(false, "agency");
  expect(screen.getByText("The client gets back")).toBeVisible();
  expect(screen.queryByText("You get back")).toBeNull();
});

test("a credit is told as none of the money, with what it is worth", async () => {
  const destination = "credit" as const;
  ask.mockResolvedValue({
    quote: { ...quote, fee: euros(448), refund: euros(0), destination, credit: euros(350) },
  });
  await open();
  expect(screen.getByText(/No money goes back/)).toBeVisible();
  expect(screen.getByRole("button", { name: /credit of .*€350/ })).toBeVisible();
});

test("once its time is up nothing can be cancelled before it is asked again", async () => {
  await open();
  await settle(10 * 60_000);
  expect(screen.getByText(/The time for this amount is up/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /get .*€300/ })).toBeNull();
  ask.mockResolvedValue({
    quote: { ...quote, refund: euros(250), validUntil: "2026-11-21T12:20:00.000Z" },
  });
  press("Ask again");
  await settle();
  expect(screen.getByRole("button", { name: /get .*€250/ })).toBeVisible();
  expect(cancel).not.toHaveBeenCalled();
});

test.each([
  ["another amount", euros(250), /It was .*€300.* and is now .*€250/],
  ["another credit", euros(300), /What you get back has changed meanwhile/],
])("%s meanwhile is shown, and asks for a yes of its own", async (_what, refund, text) => {
  await open();
  cancel.mockRejectedValueOnce(new ApiError(409, "refund_changed", "changed"));
  ask.mockResolvedValue({ quote: { ...quote, refund } });
  press(/get .*€300/);
  await settle();
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test.each([
  [409, "not_cancellable", "can no longer be cancelled here"],
  [429, "too_many_attempts", "You have asked often"],
  [503, "supplier_unavailable", "nothing has been cancelled"],
])("%d %s is told in words, with nothing to say yes to", async (status, code, text) => {
  ask.mockRejectedValue(new ApiError(status, code, code));
  await open();
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(screen.queryByRole("button", { name: /^Cancel/ })).toBeNull();
});

test("where rules say it, no clock runs", async () => {
  await open(false);
  expect(screen.queryByRole("timer")).toBeNull();
});
