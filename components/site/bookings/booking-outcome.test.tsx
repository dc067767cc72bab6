/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { languageCodes } from "@/lib/api/contract/languages";
import type { Booking } from "@/lib/api/contract/bookings";
import { english as messages, readMessages } from "@/lib/i18n/messages";
import { itemServices } from "@/lib/services/item-services";
import { BookingOutcome } from "./booking-outcome";

const [service] = itemServices;
const texts = messages.itemTerms[service].confirmation;
const email = "nina@example.com";

async function show(changes: Partial<Booking>, locale: (typeof languageCodes)[number] = "en") {
  const shown = {
    item: { service },
    contact: { email },
    headline: { starts: { zone: "UTC" } },
    payment: null,
    refund: null,
  };
  const booking = { ...shown, failure: null, ...changes } as Booking;
  const problems: unknown[] = [];
  const { container } = render(
    <NextIntlClientProvider
      locale={locale}
      messages={await readMessages(locale)}
      timeZone="UTC"
      onError={(error) => problems.push(error)}
    >
      <BookingOutcome booking={booking} as="h1" />
    </NextIntlClientProvider>,
  );
  expect(problems).toEqual([]);
  return container;
}
const requested = { state: "requested", answerBy: "2026-11-21T18:00:00Z" } as const;

test.each(languageCodes)(
  "a request says to whom the answer is mailed and by when, in %s",
  async (locale) => {
    const text = (await show(requested, locale)).textContent;
    expect(text).toContain(email);
    expect(text).toMatch(/18:00|١٨:٠٠|18[.h]00/);
  },
);

test("a request says that nothing has been charged", async () => {
  await show(requested);
  expect(screen.getByRole("heading")).toHaveTextContent(texts.states.requested.title);
  expect(screen.getByText(/Nothing has been charged/)).toBeInTheDocument();
});

test.each(["declined", "notAnsweredInTime", "withdrawn"] as const)(
  "one that was %s says so, and that nothing has been charged",
  async (failure) => {
    await show({ state: "failed", failure });
    expect(screen.getByText(texts.failures[failure])).toBeInTheDocument();
    expect(screen.getByText("Nothing has been charged.")).toBeInTheDocument();
  },
);

test.each(languageCodes)(
  "what is paid later is told as reserved and unpaid, in %s",
  async (locale) => {
    const { confirmation } = await readMessages(locale);
    const container = await show({ state: "held", isPaidLater: true }, locale);
    expect(screen.getByRole("heading")).toHaveTextContent(confirmation.payLater.title);
    expect(container.textContent).toContain(confirmation.payLater.otherwise);
    expect(container.textContent).toContain(email);
  },
);

test("what was paid later and refused by the bank is told as that", async () => {
  const payment = { gateway: "sandbox", state: "failed", amount: { amount: 1, currency: "EUR" } };
  await show({ state: "held", isPaidLater: true, payment } as Partial<Booking>);
  expect(screen.getByRole("heading")).toHaveTextContent(texts.states.paymentFailed.title);
});

test.each(languageCodes)("what was given back is told as that, in %s", async (locale) => {
  const { confirmation } = await readMessages(locale);
  const container = await show({ state: "failed", failure: "givenBack" }, locale);
  expect(screen.getByRole("heading")).toHaveTextContent(confirmation.givenBack.title);
  expect(container.textContent).toContain(confirmation.givenBack.text);
  expect(container.textContent).toContain(confirmation.money.none);
});

test("what wasn't paid in time is told as released, with nothing charged", async () => {
  await show({ state: "failed", failure: "notPaidInTime", isPaidLater: true });
  expect(screen.getByText(texts.failures.notPaidInTime)).toBeInTheDocument();
  expect(screen.getByText("Nothing has been charged.")).toBeInTheDocument();
});
