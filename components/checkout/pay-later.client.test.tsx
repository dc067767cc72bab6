/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { languageCodes, type LanguageCode } from "@/lib/api/contract/languages";
import { ApiError } from "@/lib/api/errors";
import { bookQuote } from "@/lib/checkout/book-quote";
import { checkoutDraft } from "@/lib/checkout/checkout-draft";
import { readMessages } from "@/lib/i18n/messages";
import { getQueryClient } from "@/lib/queries/query-client";
import { CheckoutFlow } from "./checkout-flow.client";
import type { CheckoutQuote } from "./checkout-quote";
import type { ServiceQuestions } from "./service-questions";
import { sampleQuote } from "./testing/sample-frame";

const router = { refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/checkout/book-quote");
const book = jest.mocked(bookQuote);
const euros = (amount: number) => ({ amount: amount * 100, currency: "EUR" });
const quote: CheckoutQuote = {
  ...sampleQuote,
  payLaterUntil: "2026-11-23T12:00:00.000Z",
  terms: [],
  total: euros(448),
  dueNow: euros(448),
  cancellation: { zone: "Europe/Lisbon", refundable: "ask", steps: [] },
};
const questions: ServiceQuestions = {
  travellers: 1,
  names: [],
  toFields: () => null,
  check: () => ({}),
  toBody: () => ({ travellers: [{ firstName: "Ana", lastName: "Silva" }], requests: "" }),
};
async function show({ payLaterUntil, ...changes }: Partial<CheckoutQuote> = quote, locale = "en") {
  const problems: unknown[] = [];
  const { payLaterUntil: _, ...atOnce } = quote;
  const view = render(
    <NextIntlClientProvider
      locale={locale}
      messages={await readMessages(locale as LanguageCode)}
      timeZone="UTC"
      onError={(error) => problems.push(error)}
    >
      <CheckoutFlow
        quote={{ ...atOnce, ...changes, ...(payLaterUntil ? { payLaterUntil } : {}) }}
        buyer={{
          contact: { firstName: "Ana", lastName: "Silva", email: "ana@example.com" },
          mayBookForClients: false,
          bookingsHref: "/de/mytrip/mytrips",
        }}
        links={{ prefix: "/de", offers: "/offers", search: "/search", logIn: null }}
        serverNow="2026-11-21T12:00:00.000Z"
        comments={null}
        questions={questions}
        soldOut={null}
      />
    </NextIntlClientProvider>,
  );
  expect(problems).toEqual([]);
  return view;
}
async function fill() {
  await userEvent.type(screen.getByLabelText("Phone"), "+351210000000");
  await userEvent.click(screen.getByRole("checkbox", { name: /I accept/ }));
}
const later = () => screen.getByRole("button", { name: "Reserve now, pay later" });

beforeAll(() => {
  // What jsdom doesn't have.
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  getQueryClient().clear();
  sessionStorage.clear();
  checkoutDraft.forget();
  jest.clearAllMocks();
  book.mockReset();
});

test("what can be paid later says until when it is kept, and what happens otherwise", async () => {
  await show();
  expect(screen.getByRole("region", { name: "Not ready to pay yet?" })).toHaveTextContent(
    /pay by Nov 23, 2026, 12:00.*kept for you at this price, and nothing is charged.*you owe nothing/,
  );
});

test.each(languageCodes)("in %s", async (locale) => {
  const { checkout } = await readMessages(locale);
  await show(quote, locale);
  expect(screen.getByRole("button", { name: checkout.payLater.action })).toBeVisible();
  expect(screen.getByText(checkout.terms.askRefund)).toBeVisible();
});

test("what can't is paid now, and nothing else is offered", async () => {
  await show({});
  expect(screen.queryByRole("region")).toBeNull();
  expect(screen.getByRole("button", { name: /Book and pay/ })).toBeVisible();
});

test("its button orders it to be held unpaid, once", async () => {
  book.mockReturnValue(new Promise(() => undefined));
  await show();
  await fill();
  await userEvent.click(later());
  await waitFor(() => expect(later()).toHaveAttribute("aria-busy", "true"));
  expect(screen.getByRole("button", { name: /Book and pay/ })).not.toHaveAttribute("aria-busy");
  await userEvent.click(screen.getByRole("button", { name: /Book and pay/ }));
  await userEvent.click(later());
  expect(book.mock.calls.map(([body]) => body.payment)).toEqual(["later"]);
});

test.each<[string, () => Promise<void>]>([
  ["the plain button", () => userEvent.click(screen.getByRole("button", { name: /Book and pay/ }))],
  ["the Enter key", () => userEvent.type(screen.getByLabelText("Phone"), "{Enter}")],
])("%s pays now", async (_what, press) => {
  book.mockResolvedValue({ kind: "booked" });
  await show();
  await fill();
  await press();
  await waitFor(() => expect(book).toHaveBeenCalledTimes(1));
  expect(book.mock.calls[0]?.[0]).not.toHaveProperty("payment");
});

test("who keeps too many unpaid is told where they are, and can pay this one now", async () => {
  book.mockRejectedValueOnce(new ApiError(409, "too_many_unpaid", "x"));
  await show();
  await fill();
  await userEvent.click(later());
  expect(await screen.findByRole("alert")).toHaveTextContent(/already wait to be paid/);
  expect(screen.getByRole("link", { name: "Pay one of them" })).toHaveAttribute(
    "href",
    "/de/mytrip/mytrips",
  );
  book.mockResolvedValue({ kind: "booked" });
  await userEvent.click(screen.getByRole("button", { name: /Book and pay/ }));
  await waitFor(() => expect(book).toHaveBeenCalledTimes(2));
  expect(book.mock.calls[1]?.[0]).not.toHaveProperty("payment");
});

test.each(languageCodes)(
  "what is requested says so, within which time there is an answer, and nothing of paying, in %s",
  async (locale) => {
    const { checkout } = await readMessages(locale);
    await show({ ...quote, answerWithinHours: 24 }, locale);
    expect(screen.getByRole("button", { name: checkout.request.action })).toBeVisible();
    expect(screen.getByText(/24|٢٤/)).toBeVisible();
    expect(screen.getByText(checkout.request.before)).toBeVisible();
    expect(screen.queryByRole("button", { name: checkout.payLater.action })).toBeNull();
  },
);
