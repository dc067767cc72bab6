/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import type { CancellationQuote } from "@/lib/api/contract/bookings";
import messages from "@/messages/en.json";
import { CancelForm } from "./cancel-form";
import { sampleTrip } from "@/components/site/bookings/testing/sample-trip";

const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const quote: CancellationQuote = {
  paid: euros(448),
  fee: euros(148),
  refund: euros(300),
  validUntil: "2026-11-21T12:10:00.000Z",
};
const fieldsOf = (form: Element | null) =>
  Object.fromEntries(
    [...(form?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value]),
  );
type Props = Parameters<typeof CancelForm>[0];
const view = (changes: Partial<Props>) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <CancelForm
      booking={sampleTrip()}
      reader="buyer"
      which={{ reference: "V-7K4M2P9C" }}
      page="trips"
      prefix="/de"
      asked={null}
      problem={null}
      {...changes}
    />
  </NextIntlClientProvider>
);

beforeAll(() => {
  // What jsdom doesn't have.
  Element.prototype.scrollIntoView = jest.fn();
});
test("first it is a link that asks, for those without scripts alone", () => {
  const html = renderToString(view({}));
  expect(html).toMatch(
    /^<noscript><a href="\/de\/mytrip\/mytrips\/V-7K4M2P9C\?cancel=ask#cancel"[^>]*>Cancel booking/,
  );
});

test("then it is a form that sends what was shown", () => {
  render(view({ asked: { quote } }));
  const button = screen.getByRole("button", { name: /get .*€300/ });
  expect(button).toHaveAttribute("value", "cancel");
  const form = button.closest("form");
  expect(form).toHaveAttribute("action", "/api/booking-form");
  expect(fieldsOf(form)).toEqual({
    ...{ reference: "V-7K4M2P9C", page: "trips", locale: "en", amount: "30000", currency: "EUR" },
  });
  expect(screen.getByRole("link", { name: "Keep booking" })).toHaveAttribute(
    "href",
    "/de/mytrip/mytrips/V-7K4M2P9C",
  );
});

test("a refund that changed meanwhile is told, beside the new amount", () => {
  render(view({ asked: { quote }, problem: "refundChanged" }));
  expect(screen.getByRole("alert")).toHaveTextContent("has changed meanwhile");
  expect(screen.getByRole("button", { name: /get .*€300/ })).toBeVisible();
});

test.each([
  ["notCancellable", "can no longer be cancelled here"],
  ["tooOften", "You have asked often"],
  ["tryAgain", "nothing has been cancelled"],
] as const)("%s leaves nothing to say yes to", (problem, text) => {
  render(view({ asked: { problem } }));
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(screen.queryByRole("button")).toBeNull();
});
