/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { English } from "@/components/site/testing/render-english";
import { sampleTrip } from "@/components/site/bookings/testing/sample-trip";
import { sendForm } from "@/lib/api/browser/send-form";
import type { CancellationQuote } from "@/lib/api/contract/bookings";
import type { BookingPageState } from "@/lib/data/booking-page-state";
import messages from "@/messages/en.json";
import { CancelForm } from "./cancel-form";

const [refresh, replace] = [jest.fn(), jest.fn()];
const router = { refresh, replace };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/api/browser/send-form");
const send = jest.mocked(sendForm);
const reference = "V-7K4M2P9C";
const here = `/de/mytrip/mytrips/${reference}`;
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
    this.dispatchEvent(new Event("close"));
  };
});
beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers({ now: new Date(now) });
  history.replaceState(null, "", here);
});
afterEach(() => jest.useRealTimers());

type Shown = Partial<BookingPageState> & {
  isAsked?: boolean;
  at?: string;
};
function view({ isAsked = true, at = now, ...state }: Shown = {}) {
  const booking = sampleTrip();
  const refundable = isAsked ? ("ask" as const) : booking.cancellation.refundable;
  return (
    <English>
      <CancelForm
        booking={{ ...booking, cancellation: { ...booking.cancellation, refundable } }}
        which={{ reference }}
        page={{
          ...{ name: "trips", prefix: "/de", asked: null, isEnding: false, problem: null },
          ...{ was: null, ...state },
        }}
        now={new Date(at)}
      />
    </English>
  );
}
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await settle();
}
const fieldsOf = (form: Element | null) =>
  Object.fromEntries(
    [...(form?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value]),
  );

test("first the page is asked, by a form that needs no scripts and says that it waits", async () => {
  expect(renderToString(view())).toMatch(`<form action="${here}" method="get"`);
  render(view());
  const open = button("See the refund");
  expect(fieldsOf(open.closest("form"))).toEqual({ cancel: "ask" });
  await press("See the refund");
  expect(replace).toHaveBeenCalledWith(`${here}?cancel=ask`, { scroll: false });
});

test("what it gives back is shown without scripts, too, with a form that sends what was shown", () => {
  const html = renderToString(view({ asked: { quote } }));
  expect(html).toMatch(/<dialog open=""/);
  render(view({ asked: { quote } }));
  const yes = button(/refund .*€300/);
  expect(yes).toHaveAttribute("value", "cancel");
  const form = yes.closest("form");
  expect(form).toHaveAttribute("action", "/api/booking-form");
  expect(fieldsOf(form)).toEqual({
    ...{ reference, page: "trips", locale: "en", amount: "30000", currency: "EUR" },
  });
});

test("what the supplier gives back is shown, how it comes and how long that holds", async () => {
  render(view({ asked: { quote } }));
  expect(screen.getByText("€300")).toBeVisible();
  expect(screen.getByText(/goes back the way it was paid/)).toBeVisible();
  expect(screen.getByRole("timer")).toHaveTextContent("10:00");
  expect(send).not.toHaveBeenCalled();
  send.mockResolvedValue(here);
  await press(/refund .*€300/);
  expect(Object.fromEntries(send.mock.calls[0]?.[1] ?? [])).toMatchObject({
    ...{ answer: "cancel", amount: "30000", currency: "EUR" },
  });
  expect(refresh).toHaveBeenCalled();
});

test("texts that the agency reads as the buyer does speak to neither of them", () => {
  const { tooOften, ...cancel } = messages.trips.cancel;
  const { part, yourTime, askShort, ...terms } = messages.priceTerms.cancellation;
  expect([tooOften, part, yourTime, askShort].join()).toMatch(/you/i);
  expect(JSON.stringify({ cancel, terms, change: messages.trips.supplierChange })).not.toMatch(
    /\byours?\b|\byou\b/i,
  );
});

test("a credit is told as none of the money, with what it is worth", () => {
  const destination = "credit" as const;
  const credited = { fee: euros(448), refund: euros(0), destination, credit: euros(350) };
  render(view({ asked: { quote: { ...quote, ...credited } } }));
  expect(screen.getByText(/No money goes back/)).toBeVisible();
  expect(button(/credit of .*€350/)).toBeVisible();
});

test("once its time is up nothing can be cancelled before it is asked again", async () => {
  const { rerender } = render(view({ asked: { quote } }));
  await settle(10 * 60_000);
  expect(screen.getByText(/The time for this amount is up/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /refund .*€300/ })).toBeNull();
  history.replaceState(null, "", `${here}?cancel=ask`);
  await press("Ask again");
  expect(refresh).toHaveBeenCalled();
  const again = { ...quote, refund: euros(250), validUntil: "2026-11-21T12:20:00.000Z" };
  rerender(view({ asked: { quote: again }, at: "2026-11-21T12:10:30.000Z" }));
  expect(button(/refund .*€250/)).toBeVisible();
});

test.each([
  ["another amount", 30_000, euros(250), /It was .*€300.* and is now .*€250/],
  ["another credit", 30_000, euros(300), /The refund has changed meanwhile/],
])("%s meanwhile is shown, and asks for a yes of its own", (_what, was, refund, text) => {
  render(view({ asked: { quote: { ...quote, refund } }, problem: "refundChanged", was }));
  expect(screen.getByRole("alert")).toHaveTextContent("The refund has changed");
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  expect(button(/^Cancel and refund/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ["notCancellable", "can no longer be cancelled here", "Close"],
  ["tooOften", "You have asked often", "Try again"],
  ["tryAgain", "nothing has been cancelled", "Try again"],
] as const)("%s is told in words, with nothing to say yes to", (problem, text, next) => {
  render(view({ asked: { problem } }));
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(screen.getAllByRole("button", { name: next }).at(-1)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Cancel and/ })).toBeNull();
});

test("where rules say it, no clock runs", () => {
  render(view({ isAsked: false, asked: { quote } }));
  expect(screen.queryByRole("timer")).toBeNull();
});

test("it is closed for good, and opens again with the next answer", async () => {
  history.replaceState(null, "", `${here}?cancel=ask`);
  const { rerender } = render(view({ asked: { quote } }));
  await press("Keep booking");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(location.search).toBe("");
  expect(refresh).toHaveBeenCalled();
  rerender(view({ asked: { quote }, at: "2026-11-21T12:01:00.000Z" }));
  expect(screen.getByRole("dialog", { name: "Cancel this booking?" })).toBeVisible();
});
